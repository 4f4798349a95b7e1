import { type Database, inTransaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { recordWinBound } from '../record-win-bound.ts';
import { isOffered, writeWinBound } from '../win-bound.store.ts';

export interface BoundChange {
  vendor: string;
  /** Null: all games of the vendor that have no bound of their own. */
  gameCode: string | null;
  /** Null takes the bound away. */
  multiple: number | null;
  reason: string;
}

/** Sets the bound of a game or a vendor for every win from now on, recorded under the operator's name. */
export async function setWinBound(
  db: Database,
  operator: string,
  { vendor, gameCode, multiple, reason }: BoundChange,
): Promise<Result<null>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    if (!(await isOffered(tx, vendor, gameCode))) return refuse('noSuchThing');
    const actor = `operator:${operator}`;
    const before = await writeWinBound(tx, { vendor, gameCode, multiple, setBy: actor });
    await recordWinBound(tx, { actor, vendor, gameCode, before, after: multiple, reason });
    return ok(null);
  });
}
