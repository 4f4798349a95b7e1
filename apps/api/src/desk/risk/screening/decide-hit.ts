import type { ScreeningHit } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { isOwnAffair } from '../own-affair.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { findHit, setHitDecided } from './screening.store.ts';
import { hitWire } from './screening.wire.ts';

/**
 * Whether the member is who the entry means: then the account is suspended in the same transaction. The row stays, so that what
 * was no match is not asked again.
 */
export async function decideHit(
  { db, suspend }: Pick<RiskDeps, 'db' | 'suspend'>,
  operator: StaffPerson,
  { id, as, reason }: { id: bigint; as: 'confirmed' | 'falsePositive'; reason: string },
): Promise<Result<ScreeningHit>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return inTransaction(db, async (tx) => {
    const hit = await findHit(tx, id);
    if (!hit) return refuse('noSuchThing');
    if (isOwnAffair(operator, { memberIds: [hit.memberId] })) return refuse('ownAffair');
    const by = `operator:${operator.name}`;
    if (!(await setHitDecided(tx, id, { state: as, by, reason }))) {
      const now = (await findHit(tx, id))!;
      return refuse('wrongState', { status: now.state === 'confirmed' ? 'confirmed' : 'a false positive' });
    }
    await recordAuditEvent(tx, {
      actor: by,
      memberId: hit.memberId,
      subject: `screening:${id}`,
      command: 'screening.decide',
      before: { state: 'waiting' },
      after: { state: as, list: hit.list, reference: hit.reference, reason },
    });
    if (as === 'confirmed') await suspend(tx, operator.name, hit.memberId, `${hit.list} ${hit.reference}: ${reason}`);
    return ok(hitWire((await findHit(tx, id))!));
  });
}
