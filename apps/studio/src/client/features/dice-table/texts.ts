import { type Texts, textsIn } from '../../lib/texts/index.ts';

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

export type DiceWords = typeof en;

export type Words = typeof en;

export function wordsOf({ language }: Texts): DiceWords {
  return textsIn('features/dice-table', en, language);
}

/** What a place is called: 'Total 9', 'Pair 3 and 4', 'Place 6', 'Field'. */
export function spotName(id: string, texts: Texts): string {
  const { kinds, behind, and } = wordsOf(texts);
  const whole = kinds[id] ?? behind[id];
  if (whole) return whole;
  const [kind, ...numbers] = id.split('-') as [string, ...string[]];
  return `${kinds[kind]} ${numbers.join(` ${and} `)}`;
}
