import type { CallOutput, Game } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { playableGames, recentlyPlayed } from './catalogue.store.ts';

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
  const playable = await playableGames(db, countries);
  const pins = playable.filter(({ pinned }) => pinned).map(({ id }) => id);
  const games = playable.map(({ pinned: _, ...game }) => game);
  const isPinned = ({ id }: Game) => pins.includes(id);
  const mostPlayed = games.filter((game) => !isPinned(game)).sort((a, b) => b.totalPlayCount - a.totalPlayCount);
  const byId = new Map(games.map((game) => [game.id, game]));
  const recent = memberId === undefined ? [] : await recentlyPlayed(db, memberId);
  const group = (members: Game[]) => ({ count: members.length, data: members.slice(0, shownOfGroup) });
  return {
    recently: group(recent.flatMap((id) => byId.get(id) ?? [])),
    top: group([...games.filter(isPinned), ...mostPlayed].filter(({ category }) => category !== 'Live Casino')),
    slotsGames: group(games.filter(({ category }) => category === 'Slots')),
    tableGames: group(games.filter(({ category }) => category === 'Table Games')),
    liveCasino: group(games.filter(({ category }) => category === 'Live Casino')),
  };
}
