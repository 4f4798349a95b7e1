import type { CallOutput, Game } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { playableGames, recentlyPlayed } from './catalogue.store.ts';

const shownOfGroup = 30;

/** The groups of the home page. Only games that can be played are counted. */
export async function gameGroups(db: Database, memberId: bigint | undefined): Promise<CallOutput<'/sys/game/all'>> {
  const games = await playableGames(db);
  const byId = new Map(games.map((game) => [game.id, game]));
  const recent = memberId === undefined ? [] : await recentlyPlayed(db, memberId);
  const group = (members: Game[]) => ({ count: members.length, data: members.slice(0, shownOfGroup) });
  return {
    recently: group(recent.flatMap((id) => byId.get(id) ?? [])),
    top: group(games.filter(({ category }) => category !== 'Live Casino')),
    slotsGames: group(games.filter(({ category }) => category === 'Slots')),
    tableGames: group(games.filter(({ category }) => category === 'Table Games')),
    liveCasino: group(games.filter(({ category }) => category === 'Live Casino')),
  };
}
