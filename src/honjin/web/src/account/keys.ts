/** Passkeys: what the server asks is handed to the browser, and its answer back, bytes as base64url. */
import { reach, type Reach } from "../address";
import * as api from "../api/client";
import { ApiError } from "../api/client";
import type { KeyProof, NewKey } from "../api/types";

/** Whether there can be passkeys here: they belong to a name, so an address by number has none even if it is secure. */
export const keysReach = (): Reach => (reach() === "fit" && /^\[|^[\d.]+$/.test(location.hostname) ? "plain" : reach());
/** Whether this browser knows them at all. */
export const hasKeys = (): boolean => "PublicKeyCredential" in window;

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export function base64(data: ArrayBuffer): string {
  const plain = String.fromCharCode(...new Uint8Array(data));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

interface Named { id: string }
const known = (list: unknown) => ((list ?? []) as Named[]).map(({ id }) => ({ type: "public-key" as const, id: bytes(id) }));

/** Whoever closes the browser's window has changed their mind: that is no failure. */
export class GivenUp extends Error {}

async function asked<T>(answer: Promise<Credential | null>): Promise<T> {
  const found = await answer.catch((failure: unknown) => {
    if (failure instanceof DOMException && failure.name === "InvalidStateError") throw new ApiError(409, { error: "key-known", detail: "" });
    if (failure instanceof DOMException) throw new GivenUp();
    throw failure;
  });
  if (!found) throw new GivenUp();
  return found as T;
}

/** A new key, as the server wants it. */
export async function makeKey(label: string): Promise<NewKey> {
  const { public_key: question } = await api.askForKey();
  const user = question["user"] as { id: string; name: string; displayName: string };
  const made = await asked<PublicKeyCredential>(navigator.credentials.create({
    publicKey: {
      ...(question as unknown as PublicKeyCredentialCreationOptions),
      challenge: bytes(question["challenge"] as string),
      user: { ...user, id: bytes(user.id) },
      excludeCredentials: known(question["excludeCredentials"]),
    },
  }));
  const response = made.response as AuthenticatorAttestationResponse;
  return { id: made.id, client_data: base64(response.clientDataJSON), attestation: base64(response.attestationObject), label };
}

/** A proof that one has a key: any of this server to sign in, one of one's own to confirm. */
export async function proveKey(purpose: "sign-in" | "confirm"): Promise<KeyProof> {
  const { public_key: question } = await api.askForProof(purpose);
  const found = await asked<PublicKeyCredential>(navigator.credentials.get({
    publicKey: {
      ...(question as unknown as PublicKeyCredentialRequestOptions),
      challenge: bytes(question["challenge"] as string),
      allowCredentials: known(question["allowCredentials"]),
    },
  }));
  const response = found.response as AuthenticatorAssertionResponse;
  return {
    id: found.id,
    client_data: base64(response.clientDataJSON),
    authenticator_data: base64(response.authenticatorData),
    signature: base64(response.signature),
    user_handle: response.userHandle ? base64(response.userHandle) : null,
    bring: false,
  };
}

/** Do it; where that needs a proof, ask for one first. */
export async function confirmed<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.problem.error !== "not-fresh") throw failure;
  }
  await api.confirm(await proveKey("confirm"));
  return act();
}
