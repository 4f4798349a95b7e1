import type { Risk } from '@fairhouse/game-math';
import { type Texts, textsIn } from '../../lib/texts/index.ts';

/** What the theme of a game may name: how its draw is shown. */
export type FaceName = 'pins' | 'wheel' | 'cases' | 'money';

const en = {
  press: {
    pins: 'Drop',
    wheel: 'Turn',
    cases: 'Open',
    money: 'Turn',
  } satisfies Record<FaceName, string>,
  idle: {
    pins: 'Choose rows and risk, then drop the ball',
    wheel: 'Choose a wheel and a risk, then turn it',
    cases: 'Choose a risk, then open a case',
    money: 'Choose a number, then turn the wheel',
  } satisfies Record<FaceName, string>,
  sized: {
    pins: (size: number) => `${size} rows`,
    wheel: (size: number) => `${size} fields`,
    cases: (size: number) => `${size} kinds`,
    money: (size: number) => `Number ${size}`,
  } satisfies Record<FaceName, (size: number) => string>,
  choose: {
    pins: 'Fewer or more rows',
    wheel: 'Fewer or more fields',
    cases: '',
    money: 'Another number',
  } satisfies Record<FaceName, string>,
  fewer: 'Fewer',
  more: 'More',
  risk: 'Risk',
  risks: { low: 'Low', medium: 'Medium', high: 'High' } satisfies Record<Risk, string>,
  number: 'Your number',
  largest: 'Largest pay',
  pays: 'Pays',
  atMost: 'At most',
  board: 'Pins and places',
  wheel: 'The wheel',
  reel: 'The cases',
  kinds: 'What cases hold',
  atOnce: 'Cases at once',
  casesAtOnce: (count: number) => (count === 1 ? 'Open 1 case' : `Open ${count} cases at once`),
  openSeveral: (count: number) => `Open ${count}`,
  opened: (count: number) => (count === 1 ? '1 case opened' : `${count} cases opened`),
  stakeTogether: 'Stake together',
  result: (figure: string, won: boolean) => `${figure}, ${won ? 'won' : 'no win'}`,
  again: (multiplier: number) => `×${multiplier}: turns again`,
  last: 'Last results',
  table: 'All choices',
  mode: 'Choice',
  odds: 'Its odds',
  oneIn: (numbers: string) => `1 in ${numbers}`,
  deviation: 'Deviation',
  help: (percent: string) =>
    `Every row returns ${percent} %. Over the stake: how often a round pays more than its stake. Deviation: standard deviation of a round, in stakes.`,
  overStake: 'Over the stake',
  kindsTable: (risk: string) => `Cases at ${risk.toLowerCase()} risk`,
  ofNumbers: (numbers: string) => `Of ${numbers}`,
  keys: {
    press: 'Space or Enter',
    choose: 'Arrow left, arrow right',
    risk: ['K', 'Next risk'],
    atOnce: ['1 … 4', 'Cases at once'],
  },
};

export type Words = typeof en;

/** What this screen says beside what every screen says. */
export function wordsOf({ language }: Texts): Words {
  return textsIn('features/weighted', en, language);
}
