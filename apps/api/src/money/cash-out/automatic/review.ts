import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { AutomaticDeps } from './automatic.deps.ts';
import { lockDrawn, setReview } from './judgement.store.ts';

/**
 * What a cashier says afterwards about an automatic approval that was drawn. A wrong one leaves a note on the player's file, and the
 * rules approve no cash-out of this player any more. Nothing that was paid is touched.
 */
export async function reviewJudgement(
  { db, noteMember }: Pick<AutomaticDeps, 'db' | 'noteMember'>,
  operator: Pick<StaffPerson, 'name'>,
  { cashOutId, as: review, reason }: { cashOutId: bigint; as: 'right' | 'wrong'; reason: string },
): Promise<Result<null>> {
  if (review === 'wrong' && reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    const drawn = await lockDrawn(tx, cashOutId);
    if (!drawn) return refuse('noSuchThing');
    if (drawn.review !== 'waiting') return refuse('wrongState', { status: drawn.review });
    await setReview(tx, cashOutId, { review, by: operator.name, reason: reason || null });
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      memberId: drawn.memberId,
      subject: `cash-out:${cashOutId}`,
      command: review === 'right' ? 'payoutReview.right' : 'payoutReview.wrong',
      before: { review: 'waiting' },
      after: { review, ruleVersion: drawn.ruleVersion, ...(reason ? { reason } : {}) },
    });
    if (review === 'wrong') {
      const text = `The automatic approval of cash-out ${cashOutId} was wrong: ${reason}`;
      await noteMember(tx, { memberId: drawn.memberId, text, by: operator.name });
    }
    return ok(null);
  });
}
