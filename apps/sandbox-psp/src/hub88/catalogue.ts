/** How many games one integration with an aggregator brings. */
export const gamesOfAggregator = 15_000;
const studios = 100;

const first = [
  'Amber',
  'Copper',
  'Crimson',
  'Golden',
  'Hidden',
  'Jade',
  'Lucky',
  'Midnight',
  'Roaring',
  'Silver',
  'Velvet',
  'Wild',
];
const second = [
  'Bear',
  'Canyon',
  'Dragon',
  'Fox',
  'Harbour',
  'Island',
  'Lantern',
  'Orchard',
  'River',
  'Temple',
  'Tiger',
  'Voyage',
];
const third = ['Deluxe', 'Express', 'Fever', 'Gold', 'Nights', 'Quest', 'Riches', 'Rush', 'Spins', 'Treasure'];
const makers = ['Alder', 'Birch', 'Cedar', 'Elm', 'Hazel', 'Juniper', 'Larch', 'Maple', 'Rowan', 'Willow'];
const categories = [
  'Video Slots',
  'Video Slots',
  'Video Slots',
  'Table Games',
  'Live Dealer',
  'Video Poker',
  'Scratch Cards',
  'Bingo',
];

const at = <T>(list: readonly T[], n: number): T => list[n % list.length]!;

/** One entry as the aggregator lists it: the same for the same number, whenever it is asked for. */
export function entryOf(n: number) {
  const studio = n % studios;
  const words = [at(first, n), at(second, Math.floor(n / first.length)), at(third, Math.floor(n / 144))];
  const edition = Math.floor(n / 1_440);
  return {
    game_code: `sbx_${String(n).padStart(5, '0')}`,
    name: `${words.join(' ')}${edition > 0 ? ` ${edition + 1}` : ''}`,
    product: `${at(makers, studio)} Studio ${Math.floor(studio / makers.length) + 1}`,
    category: at(categories, n),
    platforms: ['GPL_DESKTOP', 'GPL_MOBILE'],
    enabled: n % 500 !== 499,
    demo_game_support: n % 10 !== 9,
    freebet_support: n % 2 === 0,
    blocked_countries: n % 7 === 0 ? ['CA', 'TR'] : [],
    ...(n % 11 === 0 && { currencies: ['EUR', 'USD'] }),
    rtp: (92 + (n % 60) / 10).toFixed(2),
    volatility: (n % 5) + 1,
  };
}

/** All of them, with their pictures below an address. */
export const wholeCatalogue = (covers: string) =>
  Array.from({ length: gamesOfAggregator }, (_, n) => ({ ...entryOf(n), url_thumb: `${covers}/${n}.png` }));

/** Undefined for a code that is not in the list. */
export function findEntry(code: string): ReturnType<typeof entryOf> | undefined {
  const n = /^sbx_(\d{5})$/.exec(code)?.[1];
  return n !== undefined && Number(n) < gamesOfAggregator ? entryOf(Number(n)) : undefined;
}
