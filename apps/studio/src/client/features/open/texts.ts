import type { GameWords } from '@fairhouse/games';
import { type Texts, textsIn } from '../../lib/texts/index.ts';

export interface Words {
  baseBet: string;
  /** What holds of every package; what a package pays is shown on its own page. */
  game: GameWords;
}

const en: Words = {
  baseBet: 'Base bet',
  game: {
    returns: '',
    abandoned:
      'A win that you have not seen to its end waits for you for 24 hours. Open the game again to see it. After that it is paid by itself.',
    rules: [
      {
        heading: 'A game of an outside studio',
        text: 'The picture, the pays and the rules on the page are the studio’s. The stake, the result and the win are ours: each round is one line of a table that was fixed before you played.',
      },
      {
        heading: 'Fairness',
        text: 'Our seed and your seed choose the line. Open Fairness to see both, and check any round under Rounds once its seed is shown.',
      },
    ],
  },
};

/** What this screen says beside what every screen says. */
export function wordsOf({ language }: Texts): Words {
  return textsIn('features/open', en, language);
}
