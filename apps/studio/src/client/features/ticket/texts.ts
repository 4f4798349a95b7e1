import { type Texts, textsIn } from '../../lib/texts/index.ts';

/** What the theme of a game may name: how its ticket looks. */
export type FaceName = 'seals' | 'numbers' | 'doors';

const en = {
  buy: 'Buy',
  openAll: 'Open all',
  idle: 'Choose a price, then buy a ticket',
  scratch: {
    seals: 'Three alike win. Scratch or tap',
    numbers: 'A match wins. Scratch or tap',
    doors: 'Three alike in a row win. Pull or tap a door',
  } satisfies Record<FaceName, string>,
  ticket: 'Ticket',
  number: (number: string) => `No. ${number}`,
  covered: (field: number) => `Field ${field}, covered`,
  door: (field: number) => `Door ${field}, closed`,
  winning: 'Winning numbers',
  own: 'Your numbers',
  winningOne: (number: number) => `Winning number ${number}`,
  ownOne: (number: number, prize: string) => `Your number ${number}, for ${prize}`,
  emblems: ['Crown', 'Star', 'Gem', 'Key', 'Bell', 'Leaf', 'Moon', 'Ring', 'Shield'],
  shows: (emblem: string, prize: string) => `${emblem}, ${prize}`,
  noPrize: 'No prize',
  most: 'Largest prize',
  odds: 'Its odds',
  over: 'More than the price',
  oneIn: (tickets: string) => `1 in ${tickets}`,
  result: (figure: string, won: boolean) => `${figure}, ${won ? 'won' : 'no win'}`,
  last: 'Last tickets',
  table: 'Prizes',
  emblem: 'Three of',
  pays: 'Pays',
  tickets: (count: string) => `Of ${count} tickets`,
  help: (percent: string) => `Tickets return ${percent} % of their price.`,
  keys: {
    press: ['Space or Enter', 'Buy a ticket; then open all of it'],
    open: {
      seals: ['Tab, then Enter', 'Open a field'],
      numbers: ['Tab, then Enter', 'Open a field'],
      doors: ['Tab, then Enter', 'Open a door'],
    } satisfies Record<FaceName, string[]>,
    stake: ['Arrow up, arrow down', 'Raise or lower the price'],
  },
};

export type Words = typeof en;

/** What this screen says beside what every screen says. */
export function wordsOf({ language }: Texts): Words {
  return textsIn('features/ticket', en, language);
}
