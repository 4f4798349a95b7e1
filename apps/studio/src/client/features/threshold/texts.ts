import { type Texts, textsIn } from '../../lib/texts/index.ts';

const en = {
  press: { dice: 'Throw', limbo: 'Climb', crash: 'Start' },
  below: 'Below',
  above: 'Above',
  side: 'Side that wins',
  chance: 'Chance',
  pays: 'Pays',
  target: 'Target',
  forWin: 'A win returns',
  range: (least: string, most: string) => `${least} to ${most}`,
  return: 'Return',
  returns: (figure: string) => `Returns ${figure} of the stake on average`,
  longer: 'Lower chance, higher pay',
  shorter: 'Higher chance, lower pay',
  wins: { below: (bound: string) => `Below ${bound} wins`, above: (bound: string) => `${bound} and above wins` },
  winsFrom: (target: string) => `${target} and above wins`,
  curve: 'A curve that rises over time',
  reached: (target: string) => `${target} reached`,
  by: 'Cash out',
  byTarget: 'At the target',
  byHand: 'By hand',
  cashOut: (height: string) => `Cash out ${height}`,
  rising: (wayMs: number) => `Cash out before the curve ends. Your connection: ${wayMs.toFixed(0)} ms`,
  cashing: 'Cashing out. The server decides where',
  cashedOut: (height: string) => `Cashed out at ${height}`,
  cashedOutLater: (pressed: string, height: string) => `Pressed at ${pressed}, reached the server at ${height}`,
  tooLate: (height: string) => `Too late: your cash-out came at ${height}, after the end`,
  scale: 'Numbers from 0 to 100',
  idle: { dice: 'Set the chance, then throw', limbo: 'Set a target, then climb', crash: 'Set a target, then start' },
  result: (figure: string, won: boolean) => `${figure}, ${won ? 'won' : 'lost'}`,
  last: 'Last results',
  table: 'Some of the chances',
  deviation: 'Deviation',
  deviationHelp: 'Deviation: standard deviation of a round, in stakes.',
  keys: {
    dice: [
      ['Space or Enter', 'Throw'],
      ['Arrow left, arrow right', 'Lower or higher chance'],
      ['S', 'The other side'],
    ],
    limbo: [
      ['Space or Enter', 'Climb'],
      ['Arrow left, arrow right', 'Lower or higher target'],
    ],
    crash: [
      ['Space or Enter', 'Start'],
      ['Arrow left, arrow right', 'Lower or higher target'],
    ],
  },
  cashOutKey: ['Space or Enter while the curve rises', 'Cash out, where you do so by hand'],
  skipKey: ['Space, Enter or a tap', 'At the target: show the end at once'],
};

export type Words = typeof en;

/** What this screen says beside what every screen says. */
export function wordsOf({ language }: Texts): Words {
  return textsIn('features/threshold', en, language);
}
