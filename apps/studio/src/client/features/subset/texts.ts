import type { Pattern, SubsetRisk } from '@fairhouse/game-math';
import { type Texts, textsIn } from '../../lib/texts/index.ts';

/** What the theme of a game may name: a board to choose numbers on, or a card that is marked. */
export type FaceName = 'board' | 'card';

const en = {
  press: 'Draw',
  idle: { board: 'Choose your numbers, then draw', card: 'Keep this card or take another, then draw' },
  board: 'Numbers',
  card: 'Your card',
  free: 'Free',
  chosenOf: (count: number, most: number) => `${count} of at most ${most} chosen`,
  most: (count: number) => `At most ${count} numbers`,
  number: (number: number, chosen: boolean, drawn: boolean) =>
    `${number}${chosen ? ', chosen' : ''}${drawn ? ', drawn' : ''}`,
  pick: 'Pick for me',
  newCard: 'Another card',
  clear: 'Clear',
  risk: 'Risk',
  risks: { classic: 'Classic', low: 'Low', medium: 'Medium', high: 'High' } satisfies Record<SubsetRisk, string>,
  balls: (count: number) => `${count} balls`,
  ballCount: 'How many balls are drawn',
  ballsDrawn: (count: number, of: number) => `Ball ${count} of ${of}`,
  lastBalls: 'The balls that came last',
  hits: (hits: number, of: number) => `${hits} of ${of}`,
  noPattern: 'No pattern',
  patterns: {
    line: 'Line',
    corners: 'Corners',
    cross: 'Cross',
    frame: 'Frame',
    full: 'Full card',
  } satisfies Record<Pattern['id'], string>,
  pays: 'Pays',
  result: (figure: string, won: boolean) => `${figure}, ${won ? 'won' : 'no win'}`,
  last: 'Last results',
  table: (name: string) => `Pays: ${name}`,
  named: (count: number) => (count === 1 ? '1 number' : `${count} numbers`),
  hitsHead: 'Hits',
  patternHead: 'Pattern',
  chance: 'Chance',
  oneIn: (rounds: string) => `1 in ${rounds}`,
  help: (percent: string) =>
    `Every choice returns ${percent} % of the stake, or less than 0.005 points more. Only the row of the result is paid.`,
  keys: {
    press: ['Space or Enter', 'Draw'],
    hurry: ['Enter or a tap during a draw', 'Speed it up'],
    clear: ['C', 'Clear the numbers'],
    risk: { board: ['K', 'Next risk'], card: ['K', 'Another count of balls'] },
    move: ['Arrow keys on the board', 'Move; Enter chooses'],
  },
};

export type Words = typeof en;

/** What this screen says beside what every screen says. */
export function wordsOf({ language }: Texts): Words {
  return textsIn('features/subset', en, language);
}
