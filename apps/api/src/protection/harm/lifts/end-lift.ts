import type { Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { unlessRefused } from '../../../db/unless-refused.ts';
import { ok, type Refusal, type Result, refuse } from '../../../http/result.ts';
import type { Decider, HarmDeps } from '../harm.deps.ts';
import { endLift, type Lift, lockLift } from './lift.store.ts';

/** Ends the exclusion: another person than asked for it, a day later at the soonest. */
export async function confirmLift(
  { db, protection, clock }: Pick<HarmDeps, 'db' | 'protection' | 'clock'>,
  decider: Decider,
  id: bigint,
): Promise<Result<null>> {
  return endWaiting(db, decider, id, async (tx, lift, by) => {
    if (lift.askedById === decider.id) return refuse('secondOperatorNeeded');
    const at = clock();
    if (at < lift.confirmFrom) return refuse('tooEarlyToConfirm', { time: lift.confirmFrom.toISOString() });
    await endLift(tx, id, { state: 'confirmed', by, byId: decider.id, at, reason: null });
    const { memberId, reason } = lift;
    await recordAuditEvent(tx, {
      actor: by,
      memberId,
      subject: `exclusion-lift:${id}`,
      command: 'exclusion.confirmLift',
      before: { state: 'waiting', askedBy: lift.askedBy },
      after: { state: 'confirmed', reason },
    });
    const lifted = await protection.liftExclusion(tx, { memberId, by, reason });
    return lifted.ok ? undefined : lifted;
  });
}

/** Takes a request back: the exclusion stays. */
export async function withdrawLift(
  { db, clock }: Pick<HarmDeps, 'db' | 'clock'>,
  decider: Decider,
  { id, reason }: { id: bigint; reason: string },
): Promise<Result<null>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  return endWaiting(db, decider, id, async (tx, { memberId }, by) => {
    await endLift(tx, id, { state: 'withdrawn', by, byId: decider.id, at: clock(), reason });
    await recordAuditEvent(tx, {
      actor: by,
      memberId,
      subject: `exclusion-lift:${id}`,
      command: 'exclusion.withdrawLift',
      before: { state: 'waiting' },
      after: { state: 'withdrawn', reason },
    });
    return undefined;
  });
}

/** What is refused leaves the request as it was. */
async function endWaiting(
  db: HarmDeps['db'],
  decider: Decider,
  id: bigint,
  end: (tx: Transaction, lift: Lift, by: string) => Promise<Refusal | undefined>,
): Promise<Result<null>> {
  return unlessRefused(db, async (tx) => {
    const lift = await lockLift(tx, id);
    if (!lift) return refuse('noSuchThing');
    if (decider.memberIds.includes(lift.memberId)) return refuse('ownAffair');
    if (lift.state !== 'waiting') return refuse('wrongState', { status: lift.state });
    return (await end(tx, lift, `operator:${decider.name}`)) ?? ok(null);
  });
}
