import type { CallInput, GameFeature, GameShelf, GameVolatility } from '@fairhouse/contract';

export const leastReturns = ['95', '96', '97', '98', '99'] as const;
export const gameOrders = ['played', 'newest', 'name', 'return', 'calm', 'wild', 'largest'] as const;
export type GameOrder = (typeof gameOrders)[number];

/** What the games of a list have in common, and their order. What is undefined does not matter. */
export interface GameFilter {
  shelf?: GameShelf;
  /** By its name, as the list of studios has it. */
  studio?: string;
  feature?: GameFeature;
  volatility?: GameVolatility;
  leastReturn?: (typeof leastReturns)[number];
  isNew?: true;
  order: GameOrder;
}

export const unfiltered: GameFilter = { order: 'played' };

/** How many parts of it matter, its order among them. */
export function partsOf({ order, ...parts }: GameFilter): number {
  const set = Object.values(parts).filter((part) => part !== undefined).length;
  return order === unfiltered.order ? set : set + 1;
}

type Query = Omit<CallInput<'/sys/game/find'>, 'pageNum'>;

const orders: Record<GameOrder, Query> = {
  played: { totalPlayCount_0: 'DESC' },
  newest: { createTime_0: 'DESC' },
  name: { name_0: 'ASC' },
  return: { returnPercent_0: 'DESC' },
  calm: { volatility_0: 'ASC' },
  wild: { volatility_0: 'DESC' },
  largest: { largestWin_0: 'DESC' },
};

const pageSize = 300;

/** The call of what was typed and chosen. Announced games are found by their name alone. */
export function gamesFound(name: string, filter: GameFilter): Query {
  const { shelf, studio, feature, volatility, leastReturn, isNew, order } = filter;
  return {
    pageSize,
    ...orders[order],
    ...(name === '' ? { enabled: 1 } : { name_LIKE: name }),
    ...(shelf && { shelf }),
    ...(studio && { studio }),
    ...(feature && { feature }),
    ...(volatility && { volatility }),
    ...(leastReturn && { returnPercent_GTE: Number(leastReturn) }),
    ...(isNew && { isNew: 1 }),
  };
}
