/** What browsers allow at the address of this page: notices, installing and passkeys want a secure one with a name. */
import * as api from "./api/client";

/** `number`: this machine, by its number instead of its name; `plain`: neither this machine nor https. */
export type Reach = "fit" | "number" | "plain";

const LOOPBACK = /^(?:127\.\d+\.\d+\.\d+|\[::1\])$/;

export function reachOf({ hostname, isSecure }: { hostname: string; isSecure: boolean }): Reach {
  if (LOOPBACK.test(hostname)) return "number";
  return isSecure ? "fit" : "plain";
}

export const reach = (): Reach => reachOf({ hostname: location.hostname, isSecure: isSecureContext });

/** Whether a link to this page leads nowhere from another device. */
export const isThisMachine = (hostname = location.hostname): boolean => hostname === "localhost" || LOOPBACK.test(hostname);

/** To the same page by the name of this machine, as the same guest. */
export async function goToLocalhost(): Promise<void> {
  const { link } = await api.carryLink();
  const here = location.pathname + location.search;
  const port = location.port && `:${location.port}`;
  location.assign(`${location.protocol}//localhost${port}${link}&go=${encodeURIComponent(here)}`);
}
