/**
 * What this address can have: passkeys, notices and installing are given by browsers only to secure addresses with a name.
 * Where they are not, the page says why instead of offering what would fail.
 */
import { say } from "../say.svelte";

export type Address =
  | { kind: "secure" }
  /** This very machine, by its number: `there` is the same page by its name. */
  | { kind: "number"; there: string }
  /** Another machine over plain HTTP, or over TLS by its number: its owner must give it a name and a certificate. */
  | { kind: "plain" };

type Place = Pick<Location, "hostname" | "port" | "protocol" | "pathname" | "search">;

const isNumber = (hostname: string) => /^[\d.]+$|^\[/.test(hostname);
const isLoopback = (hostname: string) => /^127\.|^\[::1\]$/.test(hostname);

export function addressOf(place: Place, isSecure: boolean): Address {
  const { hostname, port, protocol, pathname, search } = place;
  if (isLoopback(hostname)) return { kind: "number", there: `${protocol}//localhost${port && `:${port}`}${pathname}${search}` };
  return isSecure && !isNumber(hostname) ? { kind: "secure" } : { kind: "plain" };
}

export const secureAddress = (): Address => addressOf(location, isSecureContext);

/** Why not here, and what would help; nothing where all is well. */
export function explained(address: Address): string {
  return address.kind === "secure" ? "" : say(`address-${address.kind}`);
}
