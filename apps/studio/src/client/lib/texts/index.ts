import { en } from './en.ts';
import { fil } from './fil.ts';
import type { Texts } from './texts.ts';

export type { Texts } from './texts.ts';

/** What was refused, in the language of the page. */
export function refusalText(texts: Texts, { code, message }: { code: string; message: string }): string {
  return texts.refusals[code] ?? (message || texts.offlineFinal);
}

/** The dictionary for a language tag; English for every language without one. */
export function textsOf(language: string): Texts {
  return language.toLowerCase().startsWith('fil') || language.toLowerCase().startsWith('tl') ? fil : en;
}
