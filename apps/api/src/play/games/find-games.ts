import type { Game, Page } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { type Asked, namesOfGames, pageOfFound } from './found-games.store.ts';
import { nearestNames } from './nearest-names.ts';

/** A page of the games asked for; where no name is as typed, of those that come nearest to it. */
export async function findGames(db: Database, asked: Omit<Asked, 'ids'>): Promise<Page<Game>> {
  const exact = await pageOfFound(db, asked);
  const { name_LIKE: typed, ...input } = asked.input;
  if (exact.totalElements > 0 || !typed) return exact;
  const ids = nearestNames(await namesOfGames(db, asked.countries), typed);
  return ids.length === 0 ? exact : pageOfFound(db, { ...asked, input, ids });
}
