import { type Database, inTransaction } from '@fairhouse/database';
import { recordAct } from '../../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { lockLevels, setLevelPoints } from '../offer.store.ts';

/** Moves a level of the ladder, which stays in order. Who has the level keeps it. */
export async function setLevel(db: Database, operator: string, level: number, points: bigint): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    const levels = await lockLevels(tx);
    const at = levels.findIndex((row) => row.level === level);
    // Everybody begins at the first one.
    if (at < 1) return refuse('noSuchThing');
    const above = levels[at + 1];
    const fits = points > levels[at - 1]!.points && (above === undefined || points < above.points);
    if (!fits) return refuse('invalidField', { field: 'points' });
    await setLevelPoints(tx, level, points);
    await recordAct(tx, {
      actor: `operator:${operator}`,
      subject: `vip-level:${level}`,
      verb: 'vip.setLevel',
      before: { points: String(levels[at]!.points) },
      after: { points: String(points) },
    });
    return ok(null);
  });
}
