import { playerLanguageOf } from '@fairhouse/money';
import { en } from './en.ts';
import { textsIn } from './loaded-texts.ts';
import type { Texts } from './texts.ts';

export { textsIn } from './loaded-texts.ts';
export type { Texts } from './texts.ts';

/** What was refused, in the language of the page. */
export function refusalText(texts: Texts, { code, message }: { code: string; message: string }): string {
  return texts.refusals[code] ?? (message || texts.offlineFinal);
}

/** The dictionary for a language tag; English for every language without one, and for one that is not loaded yet. */
export function textsOf(tag: string): Texts {
  return textsIn<Texts>('lib', en, playerLanguageOf(tag));
}
