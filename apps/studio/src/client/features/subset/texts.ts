import type { Pattern, SubsetRisk } from '@fairhouse/game-math';
import type { Texts } from '../../lib/texts/index.ts';

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

type Words = typeof en;

const fil: Words = {
  press: 'Bunutin',
  idle: { board: 'Piliin ang mga numero mo, saka bunutin', card: 'Gamitin ang card o kumuha ng iba, saka bunutin' },
  board: 'Mga numero',
  card: 'Ang card mo',
  free: 'Libre',
  chosenOf: (count, most) => `${count} ang napili, hanggang ${most}`,
  most: (count) => `Hanggang ${count} numero`,
  number: (number, chosen, drawn) => `${number}${chosen ? ', napili' : ''}${drawn ? ', nabunot' : ''}`,
  pick: 'Pumili para sa akin',
  newCard: 'Ibang card',
  clear: 'Burahin',
  risk: 'Risk',
  risks: { classic: 'Klasiko', low: 'Mababa', medium: 'Gitna', high: 'Mataas' },
  balls: (count) => `${count} bola`,
  ballCount: 'Ilang bola ang bubunutin',
  ballsDrawn: (count, of) => `Bola ${count} sa ${of}`,
  lastBalls: 'Mga huling bola',
  hits: (hits, of) => `${hits} sa ${of}`,
  noPattern: 'Walang pattern',
  patterns: { line: 'Linya', corners: 'Kanto', cross: 'Krus', frame: 'Gilid', full: 'Buong card' },
  pays: 'Bayad',
  result: (figure, won) => `${figure}, ${won ? 'panalo' : 'walang panalo'}`,
  last: 'Mga huling resulta',
  table: (name) => `Bayad: ${name}`,
  named: (count) => `${count} numero`,
  hitsHead: 'Tama',
  patternHead: 'Pattern',
  chance: 'Tsansa',
  oneIn: (rounds) => `1 sa ${rounds}`,
  help: (percent) =>
    `Bawat pagpili ay nagbabalik ng ${percent} % ng taya, o higit nang wala pang 0.005 punto. Ang hilera lamang ng resulta ang binabayaran.`,
  keys: {
    press: ['Space o Enter', 'Bunutin'],
    hurry: ['Enter o tap habang bumubunot', 'Bilisan'],
    clear: ['C', 'Burahin ang mga numero'],
    risk: { board: ['K', 'Susunod na risk'], card: ['K', 'Ibang bilang ng bola'] },
    move: ['Mga arrow sa board', 'Lumipat; Enter para pumili'],
  },
};

/** What this screen says beside what every screen says. */
export function wordsOf({ locale }: Texts): Words {
  return locale === 'fil' ? fil : en;
}
