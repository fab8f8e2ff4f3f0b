/** Who one is on this device, for the bar and all pages. */
import * as api from "../api/client";
import type { Me } from "../api/types";
import { settings } from "../settings.svelte";

export const person: { me: Me | null } = $state({ me: null });

api.onMe((me) => { person.me = me; });

/** Whoever has been here before is called by name at once; a stranger stays one until they do something. */
export async function greet(): Promise<void> {
  const { name, account } = await api.account();
  person.me ??= { name, account, lang: settings.lang, closed: false };
}
