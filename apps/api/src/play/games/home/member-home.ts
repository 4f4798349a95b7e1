import type { Balance } from '@fairhouse/betting';
import type { CallOutput } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { amountOf, toWire } from '@fairhouse/money';
import type { SessionMember } from '../../../http/session.ts';
import { offersHeldBack } from '../../../protection/index.ts';
import { recentlyPlayed } from '../catalogue.store.ts';
import { listFavourites } from '../favourite.store.ts';
import { gamesLikePlayed, newGames, openRoundsOf } from './home.store.ts';

export type Home = CallOutput<'/sys/home/get'>;

/** What the home needs of other features and areas. */
export interface HomeDeps {
  db: Database;
  clock(): Date;
  balanceOf(memberId: bigint): Promise<Pick<Balance, 'cash' | 'bonus' | 'held'>>;
  /** What the place of the member and the terms of bonuses say now, each read once. */
  promotedTo(member: Pick<SessionMember, 'id' | 'currency'>): Promise<{
    level: Home['level'];
    /** What can be claimed, with its terms; not asked for a member to whom nothing may be offered. */
    offers(): Promise<Home['offers']>;
    /** Whether the rules of the place let games be recommended. */
    mayRecommend: boolean;
  }>;
}

/** Of so many games that were played last one is the reason of what is recommended. */
const mostReasons = 5;

/** All that the home page shows this member alone, in one answer. */
export async function memberHome(deps: HomeDeps, member: SessionMember, countries: readonly string[]): Promise<Home> {
  const { db } = deps;
  const [heldBack, rounds, balance, fresh, promoted] = await Promise.all([
    offersHeldBack(db, member.id),
    openRoundsOf(db, member.id, countries),
    deps.balanceOf(member.id),
    newGames(db, countries, deps.clock()),
    deps.promotedTo(member),
  ]);
  const isSpared = heldBack !== undefined;
  const [recommended, offers] = isSpared
    ? [null, []]
    : await Promise.all([promoted.mayRecommend ? recommend(db, member.id, countries) : null, promoted.offers()]);
  return {
    openRounds: rounds.map(({ game, roundId, currency, staked, openedAt }) => ({
      game,
      roundId,
      currency,
      staked: toWire(amountOf(currency, staked)),
      openTime: openedAt.toISOString(),
    })),
    balance: {
      currency: member.currency,
      cash: toWire(balance.cash),
      bonus: toWire(balance.bonus),
      held: toWire(balance.held),
    },
    newGames: fresh,
    recommended,
    level: promoted.level,
    offers,
    isSpared,
  };
}

async function recommend(db: Database, memberId: bigint, countries: readonly string[]): Promise<Home['recommended']> {
  const [played, favourites] = await Promise.all([
    recentlyPlayed(db, memberId),
    listFavourites(db, memberId, countries),
  ]);
  if (played.length === 0) return null;
  const known = [...played, ...favourites.map(({ id }) => id)];
  return (await gamesLikePlayed(db, { played: played.slice(0, mostReasons), known, countries })) ?? null;
}
