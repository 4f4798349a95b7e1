import { type Database, inTransaction } from '@fairhouse/database';
import { recordAct } from '../../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { changePackage } from '../offer.store.ts';

/** Puts a package on sale or takes it off, and sets its price. */
export async function setPackage(
  db: Database,
  operator: string,
  id: number,
  change: { enabled: boolean | undefined; points: bigint | undefined },
): Promise<Result<null>> {
  if (change.enabled === undefined && change.points === undefined) return refuse('missingField', { field: 'enabled' });
  return inTransaction(db, async (tx) => {
    const before = await changePackage(tx, id, change);
    if (!before) return refuse('noSuchThing');
    await recordAct(tx, {
      actor: `operator:${operator}`,
      subject: `vip-package:${id}`,
      verb: 'vip.setPackage',
      before: { enabled: before.enabled, points: String(before.points) },
      after: { enabled: change.enabled ?? before.enabled, points: String(change.points ?? before.points) },
    });
    return ok(null);
  });
}
