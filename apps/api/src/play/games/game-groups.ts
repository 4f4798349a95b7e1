import type { CallOutput, GameCategory } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { countPlayable, firstOfCategories, mostPlayed, playableOf, recentlyPlayed } from './catalogue.store.ts';

const shownOfGroup = 30;

/**
 * The groups of the home page. Only games that can be played are counted. What operators have pinned is first everywhere;
 * the rest of `top` is the most played, and the other groups are in the operators' order.
 */
export async function gameGroups(
  db: Database,
  memberId: bigint | undefined,
  countries: readonly string[],
): Promise<CallOutput<'/sys/game/all'>> {
  const [counts, first, top, recent] = await Promise.all([
    countPlayable(db, countries),
    firstOfCategories(db, countries, shownOfGroup),
    mostPlayed(db, countries, shownOfGroup),
    memberId === undefined ? [] : recentlyPlayed(db, memberId).then((ids) => playableOf(db, ids, countries)),
  ]);
  const countOf = (category: GameCategory) => counts[category] ?? 0;
  const groupOf = (category: GameCategory) => ({
    count: countOf(category),
    data: first.filter((game) => game.category === category),
  });
  return {
    recently: { count: recent.length, data: recent.slice(0, shownOfGroup) },
    top: { count: countOf('Slots') + countOf('Table Games'), data: top },
    slotsGames: groupOf('Slots'),
    tableGames: groupOf('Table Games'),
    liveCasino: groupOf('Live Casino'),
  };
}
