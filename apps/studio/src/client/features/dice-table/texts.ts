import type { Texts } from '../../lib/texts/index.ts';

const en = {
  press: { 'sic-bo': 'Throw', craps: 'Roll' },
  layout: 'Betting table',
  last: 'Last results',
  rolling: 'Rolling the dice',
  total: (dice: string, total: number) => `${dice}: ${total}`,
  comeOut: 'The come-out roll decides, or sets a point',
  point: (point: number) => `The point is ${point}`,
  pointOn: 'On',
  standing: 'Your bets stay. Roll again.',
  resumed: 'Your round was saved. Roll again.',
  odds: (cost: string) => `Odds ${cost}`,
  lay: (cost: string) => `Lay odds ${cost}`,
  behind: { odds: 'Odds', lay: 'Laid odds' } as Record<string, string>,
  pays: 'Every bet, what it pays and returns',
  oddsNote:
    'Odds behind the line pay 2 : 1 on 4 and 10, 3 : 2 on 5 and 9, 6 : 5 on 6 and 8, and return 100 %. Laid odds pay the reverse.',
  stepNote: (step: string) => `Six and eight are placed in steps of ${step}.`,
  kinds: {
    small: 'Small',
    big: 'Big',
    odd: 'Odd',
    even: 'Even',
    'any-triple': 'Any triple',
    total: 'Total',
    single: 'Single',
    double: 'Double',
    triple: 'Triple',
    pair: 'Pair',
    pass: 'Pass line',
    'dont-pass': 'Don’t pass',
    field: 'Field',
    place: 'Place',
    hard: 'Hard',
    'any-seven': 'Any seven',
    'any-craps': 'Any craps',
    two: 'Two',
    three: 'Three',
    eleven: 'Eleven',
    twelve: 'Twelve',
  } as Record<string, string>,
  notes: {
    small: '4–10',
    big: '11–17',
    field: '2 · 3 · 4 · 9 · 10 · 11 · 12',
    'dont-pass': 'Bar 12',
  } as Record<string, string>,
  and: 'and',
  keys: {
    'sic-bo': [
      ['Arrow keys', 'Move over the betting table'],
      ['Enter', 'Put a chip on the place'],
      ['Backspace', 'Take the chips off the place'],
      ['1 to 5', 'Choose a chip'],
      ['S, or Space beside the table', 'Throw'],
    ],
    craps: [
      ['Arrow keys', 'Move over the betting table'],
      ['Enter', 'Put a chip on the place'],
      ['Backspace', 'Take the chips off the place'],
      ['1 to 5', 'Choose a chip'],
      ['S, or Space beside the table', 'Roll'],
      ['O, L', 'Add odds, lay odds'],
    ],
  },
};

const fil: typeof en = {
  press: { 'sic-bo': 'Ihagis', craps: 'Ihagis' },
  layout: 'Mesa ng pagtaya',
  last: 'Mga huling resulta',
  rolling: 'Gumugulong ang mga dais',
  total: (dice, total) => `${dice}: ${total}`,
  comeOut: 'Ang unang gulong ang magpapasya, o magtatakda ng puntos',
  point: (point) => `Ang puntos ay ${point}`,
  pointOn: 'On',
  standing: 'Nananatili ang mga taya. Ihagis muli.',
  resumed: 'Naitago ang iyong round. Ihagis muli.',
  odds: (cost) => `Odds ${cost}`,
  lay: (cost) => `Lay odds ${cost}`,
  behind: { odds: 'Odds', lay: 'Lay odds' },
  pays: 'Bawat taya, ang bayad at balik nito',
  oddsNote:
    'Ang odds sa likod ng linya ay nagbabayad ng 2 : 1 sa 4 at 10, 3 : 2 sa 5 at 9, 6 : 5 sa 6 at 8, at nagbabalik ng 100 %. Baligtad ang bayad ng lay odds.',
  stepNote: (step) => `Ang anim at walo ay tinatayaan nang tig-${step}.`,
  kinds: {
    small: 'Maliit',
    big: 'Malaki',
    odd: 'Gansal',
    even: 'Pares',
    'any-triple': 'Alinmang triple',
    total: 'Kabuuan',
    single: 'Isahan',
    double: 'Doble',
    triple: 'Triple',
    pair: 'Dalawa',
    pass: 'Pass line',
    'dont-pass': 'Don’t pass',
    field: 'Field',
    place: 'Place',
    hard: 'Hard',
    'any-seven': 'Siyete',
    'any-craps': 'Craps',
    two: 'Dos',
    three: 'Tres',
    eleven: 'Onse',
    twelve: 'Dose',
  },
  notes: { small: '4–10', big: '11–17', field: '2 · 3 · 4 · 9 · 10 · 11 · 12', 'dont-pass': 'Bar 12' },
  and: 'at',
  keys: {
    'sic-bo': [
      ['Mga arrow', 'Gumalaw sa mesa ng pagtaya'],
      ['Enter', 'Maglagay ng chip'],
      ['Backspace', 'Alisin ang mga chip'],
      ['1 hanggang 5', 'Pumili ng chip'],
      ['S, o Space sa labas ng mesa', 'Ihagis'],
    ],
    craps: [
      ['Mga arrow', 'Gumalaw sa mesa ng pagtaya'],
      ['Enter', 'Maglagay ng chip'],
      ['Backspace', 'Alisin ang mga chip'],
      ['1 hanggang 5', 'Pumili ng chip'],
      ['S, o Space sa labas ng mesa', 'Ihagis'],
      ['O, L', 'Magdagdag ng odds, mag-lay ng odds'],
    ],
  },
};

export type DiceWords = typeof en;

export function wordsOf(texts: Texts): DiceWords {
  return texts.locale === 'fil' ? fil : en;
}

/** What a place is called: 'Total 9', 'Pair 3 and 4', 'Place 6', 'Field'. */
export function spotName(id: string, texts: Texts): string {
  const { kinds, behind, and } = wordsOf(texts);
  const whole = kinds[id] ?? behind[id];
  if (whole) return whole;
  const [kind, ...numbers] = id.split('-') as [string, ...string[]];
  return `${kinds[kind]} ${numbers.join(` ${and} `)}`;
}
