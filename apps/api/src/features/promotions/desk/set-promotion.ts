import { type Database, inTransaction } from '@fairhouse/database';
import { recordAct } from '../../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { type PromotionOfDesk, promotionsForDesk, type Showing, setShowing } from '../promotion.store.ts';

/** Shows a promotion or takes it away, with the record of who did and how it was before. */
export async function setPromotion(
  db: Database,
  id: number,
  showing: Showing,
  operator: Operator,
): Promise<Result<PromotionOfDesk>> {
  const { firstDay, lastDay } = showing;
  if (firstDay && lastDay && firstDay > lastDay) return refuse('invalidField', { field: 'lastDay' });
  return inTransaction(db, async (tx) => {
    const before = await setShowing(tx, id, showing);
    if (!before) return refuse('noSuchThing');
    await recordAct(tx, {
      actor: `operator:${operator.name}`,
      subject: `promotion:${id}`,
      verb: 'promotion.set',
      before: { ...before, name: nameOf(before) },
      after: { ...showing, name: nameOf(showing) },
    });
    return ok((await promotionsForDesk(tx, id))[0]!);
  });
}

/** As the list of acts shows it. */
function nameOf({ enabled }: Showing): string {
  return enabled ? 'shown' : 'hidden';
}
