import type { Texts } from '../../lib/texts/index.ts';

const en = {
  deal: 'Deal',
  draw: 'Draw',
  held: 'Held',
  wild: 'Wild',
  best: 'Best',
  hint: 'Hint',
  hintNone: 'Hint: hold nothing',
  idle: 'Deal five cards',
  choose: 'Hold what you keep, then draw',
  now: (hand: string) => `${hand}. Hold what you keep`,
  resumed: 'Your hand was saved. Hold what you keep, then draw',
  pays: 'Paytable',
  yourCards: 'Your cards',
  place: (n: number, card: string) => `Card ${n}: ${card}`,
  empty: 'no card yet',
  nothing: 'Nothing',
  last: 'Last hands',
  paid: (pays: number) => `paid ${pays} times the stake`,
  hintHeld: (cards: string) => `Hint: hold ${cards}.`,
  hintTitle: 'The hint',
  hintFun: 'When you play for fun, you can switch on the hint. It marks the hold with the highest average return.',
  hintMoney: 'There is no hint when you play for money.',
  wildRoyal: 'Royal flush, wild',
  otherFour: 'Any other four',
  four: (ranks: string, fifth: string) => (fifth ? `Four ${ranks} + ${fifth}` : `Four ${ranks}`),
  orBetter: (rank: string) => `${rank} or better`,
  or: 'or',
  keys: [
    ['Space or Enter', 'Deal, then draw'],
    ['1 to 5', 'Hold a card, or let it go'],
    ['Arrow up, arrow down', 'Raise or lower the stake'],
  ],
  hintKey: ['H', 'Hint on or off'],
};

type Words = typeof en;

const fil: Words = {
  deal: 'Magbigay',
  draw: 'Palitan',
  held: 'Itabi',
  wild: 'Wild',
  best: 'Payo',
  hint: 'Payo',
  hintNone: 'Payo: walang itatabi',
  idle: 'Magbigay ng limang baraha',
  choose: 'Itabi ang pananatilihin, saka magpalit',
  now: (hand) => `${hand}. Itabi ang pananatilihin`,
  resumed: 'Nakatabi ang iyong kamay. Piliin ang pananatilihin, saka magpalit',
  pays: 'Talaan ng bayad',
  yourCards: 'Iyong mga baraha',
  place: (n, card) => `Baraha ${n}: ${card}`,
  empty: 'wala pang baraha',
  nothing: 'Wala',
  last: 'Mga huling kamay',
  paid: (pays) => `nagbayad ng ${pays} beses ng taya`,
  hintHeld: (cards) => `Payo: itabi ang ${cards}.`,
  hintTitle: 'Ang payo',
  hintFun:
    'Naglalaro ka para sa libangan: maaaring buksan ang payo. Minamarkahan nito ang pagtabing pinakamalaki ang balik sa lahat ng maaaring mabunot.',
  hintMoney: 'Naglalaro ka gamit ang pera: walang payo.',
  wildRoyal: 'Royal flush na may wild',
  otherFour: 'Iba pang apat',
  four: (ranks, fifth) => (fifth ? `Apat na ${ranks} + ${fifth}` : `Apat na ${ranks}`),
  orBetter: (rank) => `${rank} o mas mataas`,
  or: 'o',
  keys: [
    ['Space o Enter', 'Magbigay, saka magpalit'],
    ['1 hanggang 5', 'Itabi o pakawalan ang baraha'],
    ['Pataas, pababang arrow', 'Taasan o babaan ang taya'],
  ],
  hintKey: ['H', 'Payo'],
};

/** What this screen says beside what every screen says. */
export function wordsOf({ locale }: Texts): Words {
  return locale === 'fil' ? fil : en;
}
