import { type Database, inTransaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../http/result.ts';
import { isShown } from './catalogue.store.ts';
import { addFavourite, removeFavourite } from './favourite.store.ts';

const most = 200;

/** Keeps a game among the member's favourites or takes it out. A matter of taste, not of standing: no audit event is written. */
export async function setFavourite(
  db: Database,
  memberId: bigint,
  gameId: number,
  favourite: boolean,
): Promise<Result<null>> {
  if (!favourite) {
    await removeFavourite(db, memberId, gameId);
    return ok(null);
  }
  return inTransaction(db, async (tx) => {
    if (!(await isShown(tx, gameId))) return refuse('noSuchThing');
    const added = await addFavourite(tx, memberId, gameId, most);
    return added ? ok(null) : refuse('tooManyFavourites', { most });
  });
}
