import type { Risk } from '@fairhouse/game-math';
import type { Texts } from '../../lib/texts/index.ts';

/** What the theme of a game may name: how its draw is shown. */
export type FaceName = 'pins' | 'wheel' | 'coins' | 'cases' | 'money';

const en = {
  press: {
    pins: 'Drop',
    wheel: 'Turn',
    coins: 'Toss',
    cases: 'Open',
    money: 'Turn',
  } satisfies Record<FaceName, string>,
  idle: {
    pins: 'Choose rows and risk, then drop the ball',
    wheel: 'Choose a wheel and a risk, then turn it',
    coins: 'Call every coin, then toss',
    cases: 'Choose a risk, then open a case',
    money: 'Choose a number, then turn the wheel',
  } satisfies Record<FaceName, string>,
  sized: {
    pins: (size: number) => `${size} rows`,
    wheel: (size: number) => `${size} fields`,
    coins: (size: number) => (size === 1 ? '1 coin' : `${size} coins`),
    cases: (size: number) => `${size} kinds`,
    money: (size: number) => `Number ${size}`,
  } satisfies Record<FaceName, (size: number) => string>,
  choose: {
    pins: 'Fewer or more rows',
    wheel: 'Fewer or more fields',
    coins: 'Fewer or more coins',
    cases: '',
    money: 'Another number',
  } satisfies Record<FaceName, string>,
  fewer: 'Fewer',
  more: 'More',
  risk: 'Risk',
  risks: { low: 'Low', medium: 'Medium', high: 'High' } satisfies Record<Risk, string>,
  number: 'Your number',
  sides: ['Sun', 'Moon'],
  callOf: (coin: number, side: string) => `Coin ${coin}, called: ${side}. Press to call the other side`,
  fell: (coin: number, side: string, right: boolean) =>
    `Coin ${coin}: ${side}, ${right ? 'as called' : 'not as called'}`,
  called: 'Called',
  chance: 'Chance',
  largest: 'Largest pay',
  pays: 'Pays',
  forWin: 'A win returns',
  atMost: 'At most',
  board: 'Pins and places',
  wheel: 'The wheel',
  reel: 'The cases',
  kinds: 'What cases hold',
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
    call: ['1 … 9, 0', 'Call the other side of a coin'],
  },
};

type Words = typeof en;

const fil: Words = {
  press: {
    pins: 'Ihulog',
    wheel: 'Paikutin',
    coins: 'Ihagis',
    cases: 'Buksan',
    money: 'Paikutin',
  },
  idle: {
    pins: 'Pumili ng hanay at risk, saka ihulog ang bola',
    wheel: 'Pumili ng gulong at risk, saka paikutin',
    coins: 'Hulaan ang bawat barya, saka ihagis',
    cases: 'Pumili ng risk, saka magbukas ng kahon',
    money: 'Pumili ng numero, saka paikutin ang gulong',
  },
  sized: {
    pins: (size) => `${size} hanay`,
    wheel: (size) => `${size} bahagi`,
    coins: (size) => `${size} barya`,
    cases: (size) => `${size} uri`,
    money: (size) => `Numero ${size}`,
  },
  choose: {
    pins: 'Mas kaunti o mas maraming hanay',
    wheel: 'Mas kaunti o mas maraming bahagi',
    coins: 'Mas kaunti o mas maraming barya',
    cases: '',
    money: 'Ibang numero',
  },
  fewer: 'Bawasan',
  more: 'Dagdagan',
  risk: 'Risk',
  risks: { low: 'Mababa', medium: 'Katamtaman', high: 'Mataas' },
  number: 'Numerong tinatayaan',
  sides: ['Araw', 'Buwan'],
  callOf: (coin, side) => `Barya ${coin}, hula: ${side}. Pindutin para sa kabilang mukha`,
  fell: (coin, side, right) => `Barya ${coin}: ${side}, ${right ? 'ayon sa hula' : 'hindi ayon sa hula'}`,
  called: 'Hula',
  chance: 'Tsansa',
  largest: 'Pinakamataas',
  pays: 'Bayad',
  forWin: 'Balik kung panalo',
  atMost: 'Hanggang',
  board: 'Mga pin at lugar',
  wheel: 'Ang gulong',
  reel: 'Ang mga kahon',
  kinds: 'Laman ng mga kahon',
  result: (figure, won) => `${figure}, ${won ? 'panalo' : 'walang panalo'}`,
  again: (multiplier) => `×${multiplier}: iikot muli`,
  last: 'Mga huling resulta',
  table: 'Lahat ng mapagpipilian',
  mode: 'Pinili',
  odds: 'Tsansa nito',
  oneIn: (numbers) => `1 sa ${numbers}`,
  deviation: 'Deviation',
  help: (percent) =>
    `Bawat hanay ay nagbabalik ng ${percent} %. Higit sa taya: dalas ng round na nagbabayad nang higit sa taya. Deviation: layo ng isang round sa karaniwan, sa dami ng taya.`,
  overStake: 'Higit sa taya',
  kindsTable: (risk) => `Mga kahon sa risk na ${risk.toLowerCase()}`,
  ofNumbers: (numbers) => `Sa ${numbers}`,
  keys: {
    press: 'Space o Enter',
    choose: 'Kaliwa, kanang arrow',
    risk: ['K', 'Susunod na risk'],
    call: ['1 … 9, 0', 'Kabilang mukha ng isang barya'],
  },
};

/** What this screen says beside what every screen says. */
export function wordsOf({ locale }: Texts): Words {
  return locale === 'fil' ? fil : en;
}
