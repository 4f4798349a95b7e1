import type { CallInput } from '@fairhouse/contract';

/** The lists of the category browser, in the order of its menu. */
export const categories = ['top', 'all', 'slotsGames', 'tableGames', 'liveCasino'] as const;
export type Category = (typeof categories)[number];

type GameQuery = Omit<CallInput<'/base/game/listPage'>, 'pageNum'>;

const pageSize = 300;
const mostPlayedFirst = { totalPlayCount_0: 'DESC', pageSize } as const;

const filters: Record<Category, GameQuery> = {
  top: { ...mostPlayedFirst, category_NEQ: 'Live Casino' },
  // These are in the order of the casino.
  all: { pageSize },
  slotsGames: { pageSize, category: 'Slots' },
  tableGames: { pageSize, category: 'Table Games' },
  liveCasino: { pageSize, category: 'Live Casino' },
};

/** The catalogue call of a category. `enabled` 0 asks for the games that are still being made. */
export function gamesOf(category: Category, enabled: 0 | 1 = 1): GameQuery {
  return { enabled, ...filters[category] };
}

/** Pixels before the end of a list at which more games are asked for. */
export function reachOf(category: Category): number {
  return category === 'top' ? 500 : 1150;
}

export const gamesForFun: GameQuery = { ...mostPlayedFirst, enabled: 1, playForFun: 1 };

/** Games announced but not made yet: shown as such, never opened. */
export const gamesAhead = { pageSize, enabled: 0 } as const;

const categoryNames = {
  slotsGames: 'Slots',
  tableGames: 'Table Games',
  liveCasino: 'Live Casino',
} as const;

/** Whether a game belongs to a category of the menu. */
export function isOf(category: Category, game: { category: string }): boolean {
  if (category === 'all') return true;
  if (category === 'top') return game.category !== 'Live Casino';
  return game.category === categoryNames[category];
}
