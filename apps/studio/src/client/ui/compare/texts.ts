import type { CompareSpot } from '@fairhouse/game-math';
import { type Texts, textsIn } from '../../lib/texts/index.ts';

/** What the theme of a game may name: how its table looks. */
export type FaceName = 'baccarat' | 'dragon-tiger' | 'war' | 'red-dog' | 'andar-bahar';

const en = {
  deal: 'Deal',
  hurry: 'Skip',
  spots: {
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    'player-pair': 'Player pair',
    'banker-pair': 'Banker pair',
    dragon: 'Dragon',
    tiger: 'Tiger',
    'suited-tie': 'Suited tie',
    main: 'Main bet',
    andar: 'Andar',
    bahar: 'Bahar',
    ante: 'Ante',
  } as Record<string, string>,
  cards: (least: number, most: number) => `${least} to ${most} cards`,
  numberOfCards: 'Number of cards',
  cardsShort: (least: number, most: number) => `${least}–${most}`,
  places: {
    baccarat: ['Player', 'Banker'],
    'dragon-tiger': ['Dragon', 'Tiger'],
    war: ['You', 'Dealer'],
    'andar-bahar': ['Middle card', 'Andar', 'Bahar'],
    'red-dog': ['First card', 'Third card', 'Second card'],
  } satisfies Record<FaceName, string[]>,
  beads: {
    baccarat: { player: 'P', banker: 'B', tie: 'T' },
    'dragon-tiger': { dragon: 'D', tiger: 'T', tie: '=' },
    war: { player: 'Y', dealer: 'D', tie: '=', 'given-up': '–' },
    'andar-bahar': { andar: 'A', bahar: 'B' },
    'red-dog': { between: '✓', outside: '–', consecutive: '=', pair: '=', three: '3' },
  } as Record<FaceName, Record<string, string>>,
  roads: {
    title: 'Roads',
    bead: 'Bead road',
    big: 'Big road',
    note: 'Results in the order they came. They do not influence the next one, and no pattern in them says what comes.',
    none: 'No results yet',
    legend: {
      baccarat: 'Blue: player. Red: banker. A figure counts ties after that result.',
      'dragon-tiger': 'Blue: dragon. Red: tiger. A figure counts ties after that result.',
    },
  },
  draws: { player: 'The player draws', banker: 'The banker draws' },
  atWar: 'War',
  betTable: 'Betting table',
  results: {
    player: 'Player wins',
    banker: 'Banker wins',
    dragon: 'Dragon wins',
    tiger: 'Tiger wins',
    tie: 'Tie',
    dealer: 'Dealer wins',
    'given-up': 'Surrendered: half is returned',
    andar: 'Andar wins',
    bahar: 'Bahar wins',
    between: 'Between',
    outside: 'Outside',
    consecutive: 'Consecutive: the stake is returned',
    pair: 'A pair: the stake is returned',
    three: 'Three alike',
  } as Record<string, string>,
  youWin: 'You win',
  warTied: 'Tie in war',
  withCards: (result: string, cards: number) => `${result} with ${cards === 1 ? '1 card' : `${cards} cards`}`,
  against: (result: string, more: number, less: number) => `${result}, ${more} to ${less}`,
  choices: {
    war: { ask: 'Equal cards. Go to war, or surrender and get half back?', raise: 'Go to war', stay: 'Surrender' },
    'red-dog': { ask: 'Raise, or stay?', raise: 'Raise', stay: 'Stay' },
  },
  returnsHalf: (amount: string) => `${amount} back`,
  spread: (spread: number) => (spread === 1 ? '1 rank between' : `${spread} ranks between`),
  ofSpread: (result: string, spread: number) => `${result}, spread ${spread}`,
  spreads: 'Ranks between, and what they pay',
  anyOther: (least: number) => `${least}–11`,
  threeAlike: 'Three alike',
  resumed: 'Your round was saved.',
  last: 'Last results; they say nothing about the next one',
  table: 'What every bet pays',
  spot: 'Bet',
  odds: 'Pays',
  returns: 'Return',
  hits: 'Returns anything',
  deviation: 'Deviation',
  best: (spot: string) => `${spot}, played best`,
  stay: {
    war: (spot: string) => `${spot}, surrender at a tie`,
    'red-dog': (spot: string) => `${spot}, never raised`,
  },
  limits: (least: string, most: string) => `Smallest chip: ${least}. Table maximum: ${most}.`,
  keys: {
    deal: ['Space or Enter', 'Deal'],
    spots: ['Tab, Enter', 'Move over the spots, put a chip'],
    off: ['Backspace', 'Take the chips off the spot'],
    chips: ['1 to 5, arrow up, arrow down', 'Choose a chip'],
    again: ['D', 'Deal, from wherever you are'],
    war: ['W, G', 'Go to war, surrender'],
    'red-dog': ['W, G', 'Raise, stay'],
  },
};

export type CompareWords = typeof en;

/** What this screen says beside what every screen says. */
export function wordsOf({ language }: Texts): CompareWords {
  return textsIn('ui/compare', en, language);
}

export function spotName({ id, cards }: CompareSpot, words: CompareWords): string {
  return cards ? words.cards(...cards) : words.spots[id]!;
}
