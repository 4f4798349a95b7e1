import type { Currency } from '@fairhouse/money';

interface ReferenceGame {
  id: number;
  /** The studio's own name of the game; the pictures carry it too. */
  code: string;
  name: string;
  category: 'Slots' | 'Table Games';
  /** Least and greatest single bet in minor units. Absent: announced, not there yet. */
  limits?: Record<Currency, [bigint, bigint]>;
  /** No round pays more multiples of its stake: what its rules declare and a test compares with them. */
  largestWin?: number;
}

/** Order is the order of the lists where nothing else decides. */
export const referenceGames: readonly ReferenceGame[] = [
  {
    id: 1,
    code: 'nocturne',
    name: 'Nocturne',
    category: 'Slots',
    limits: { USD: [20n, 5_000n], EUR: [20n, 5_000n], BRL: [20n, 5_000n], BTC: [200n, 50_000n] },
    largestWin: 5_000,
  },
  {
    id: 2,
    code: 'european-roulette',
    name: 'European Roulette',
    category: 'Table Games',
    limits: { USD: [100n, 100_000n], EUR: [100n, 100_000n], BRL: [100n, 100_000n], BTC: [1_000n, 1_000_000n] },
    largestWin: 36,
  },
  {
    id: 3,
    code: 'blackjack',
    name: 'Blackjack',
    category: 'Table Games',
    // Half the least stake, since insurance is a bet of its own.
    limits: { USD: [50n, 50_000n], EUR: [50n, 50_000n], BRL: [50n, 50_000n], BTC: [500n, 500_000n] },
    largestWin: 16,
  },
  { id: 4, code: 'corsair-gold', name: 'Corsair Gold', category: 'Slots' },
  { id: 5, code: 'gem-cascade', name: 'Gem Cascade', category: 'Slots' },
  { id: 6, code: 'baccarat', name: 'Baccarat', category: 'Table Games' },
  { id: 7, code: 'casino-holdem', name: 'Casino Hold’em', category: 'Table Games' },
  { id: 8, code: 'jacks-or-better', name: 'Jacks or Better', category: 'Table Games' },
  { id: 9, code: 'dragon-tiger', name: 'Dragon Tiger', category: 'Table Games' },
  { id: 10, code: 'sic-bo', name: 'Sic Bo', category: 'Table Games' },
  { id: 11, code: 'keno', name: 'Keno', category: 'Table Games' },
  { id: 12, code: 'plinko', name: 'Plinko', category: 'Table Games' },
  { id: 13, code: 'mines', name: 'Mines', category: 'Table Games' },
  { id: 14, code: 'crash', name: 'Crash', category: 'Table Games' },
  { id: 15, code: 'dice', name: 'Dice', category: 'Table Games' },
];

export const referenceBanners = [
  {
    id: 1,
    picture: 'house',
    title: 'Every outcome committed beforehand. Check any round.',
    fil: 'Nakatakda na ang bawat resulta bago ka tumaya. Suriin ang kahit anong round.',
    link: '/branchIndex/help',
    gameId: null,
  },
  {
    id: 2,
    picture: 'nocturne',
    title: 'Nocturne: the garden after dark.',
    fil: 'Nocturne: ang hardin sa dilim.',
    link: '/',
    gameId: 1,
  },
  {
    id: 3,
    picture: 'tables',
    title: 'The tables are open: roulette and blackjack.',
    fil: 'Bukas na ang mga mesa: roulette at blackjack.',
    link: '/',
    gameId: 2,
  },
] as const;
