import { en } from './en.ts';
import { fil } from './fil.ts';
import type { Texts } from './texts.ts';

export type { Texts } from './texts.ts';

/** The dictionary for a language tag; English for every language without one. */
export function textsOf(language: string): Texts {
  return language.toLowerCase().startsWith('fil') || language.toLowerCase().startsWith('tl') ? fil : en;
}
