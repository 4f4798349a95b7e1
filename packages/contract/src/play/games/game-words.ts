/** What players choose games by. The casino's own games bring these words along; games of other vendors may have none. */
export const gameShelves = [
  'slots',
  'originals',
  'video-poker',
  'cards',
  'tables',
  'tickets',
  'bingo',
  'live',
] as const;
export type GameShelf = (typeof gameShelves)[number];

export const gameFeatures = [
  'free-spins',
  'respins',
  'hold-and-win',
  'cascades',
  'expanding-symbols',
  'multipliers',
  'ways',
  'clusters',
  'mystery-symbols',
  'sticky-wilds',
  'wheel-bonus',
  'colossal-symbols',
  'variable-rows',
  'shared-pot',
  'own-risk',
  'decisions',
] as const;
export type GameFeature = (typeof gameFeatures)[number];

/** How far a round strays from what the game returns, the calmest first. */
export const gameVolatilities = ['low', 'low to medium', 'medium', 'medium to high', 'high'] as const;
export type GameVolatility = (typeof gameVolatilities)[number];
