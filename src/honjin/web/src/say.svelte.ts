/** The words of the page and of its games in the chosen language. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./api/types";
import { textsOf } from "./games";
import { settings } from "./settings.svelte";
import en from "./text/en.ftl?raw";
import fr from "./text/fr.ftl?raw";

const OWN: Record<Lang, string> = { en, fr };

/** French: de Bob, d'Alice, d'Hana; an y before a vowel is a consonant. The engine's texts have the same. */
export function ofWhom(name: string): string {
  const plain = name.normalize("NFD").toLowerCase();
  if (/^Joueur \d$/.test(name)) return `du ${name.toLowerCase()}`;
  return /^(?:[aeiouhœæ]|y(?![aeiou]))/.test(plain) ? `d'${name}` : `de ${name}`;
}

const word = (value: unknown): string => (typeof value === "string" ? value : "");

function bundle(lang: Lang): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, functions: { DE: ([name]) => ofWhom(word(name)) } });
  const problems = [OWN[lang], ...textsOf(lang)].flatMap((text) => made.addResource(new FluentResource(text)));
  if (problems.length) throw problems[0];
  return made;
}

const bundles = new Map<Lang, FluentBundle>();

/** Made when the first word is said: by then the games have brought theirs. */
function words(): FluentBundle {
  const { lang } = settings;
  let made = bundles.get(lang);
  if (!made) {
    made = bundle(lang);
    bundles.set(lang, made);
  }
  return made;
}

/** The text of a key; reading it in a component makes that follow the language. */
export function say(key: string, args: Record<string, FluentVariable> = {}): string {
  const chosen = words();
  const message = chosen.getMessage(key);
  if (!message?.value) throw new Error(`no text for ${key}`);
  const problems: Error[] = [];
  const text = chosen.formatPattern(message.value, args, problems);
  if (problems.length) throw problems[0];
  return text;
}

/** The text of a key that may be missing, as for the levels and clans that the server names. */
export function sayOr(key: string, otherwise: string): string {
  return words().hasMessage(key) ? say(key) : otherwise;
}
