import type { GameLanguage, GameWords } from '../folders.ts';

/** The words whose figures are written as in English; `words.test.ts` compares the figures of the others with these. */
export function pointedWords({ en, fil, es }: Record<GameLanguage, GameWords>): GameWords[] {
  return [en, fil, es];
}
