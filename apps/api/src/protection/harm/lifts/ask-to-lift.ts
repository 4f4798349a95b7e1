import type { WishedBy } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { findMember } from '../cases/case.store.ts';
import type { Decider, HarmDeps } from '../harm.deps.ts';
import { exclusionForGood } from './exclusion-for-good.ts';
import { insertLift } from './lift.store.ts';

const hourMs = 3_600_000;

/** Asks for the end of an exclusion for good, once the months of the place are over. It waits the hours of the place, and for another person. */
export async function askToLift(
  deps: Pick<HarmDeps, 'db' | 'protection' | 'jurisdictionOfMember' | 'clock'>,
  decider: Decider,
  { memberId, wishedBy, reason }: { memberId: bigint; wishedBy: WishedBy; reason: string },
): Promise<Result<{ id: number; confirmFrom: string }>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  if (decider.memberIds.includes(memberId)) return refuse('ownAffair');
  if (!(await findMember(deps.db, memberId))) return refuse('noSuchThing');
  const exclusion = await exclusionForGood(deps, deps.db, memberId);
  if (!exclusion) return refuse('wrongState', { status: 'not excluded for good' });
  const at = deps.clock();
  if (at < exclusion.from) return refuse('tooEarlyToConfirm', { time: exclusion.from.toISOString() });
  return inTransaction(deps.db, async (tx) => {
    const confirmFrom = new Date(at.getTime() + exclusion.waitHours * hourMs);
    const by = `operator:${decider.name}`;
    const id = await insertLift(tx, { memberId, wishedBy, reason, by, byId: decider.id, at, confirmFrom });
    if (id === undefined) return refuse('wrongState', { status: 'asked for already' });
    await recordAuditEvent(tx, {
      actor: by,
      memberId,
      subject: `exclusion-lift:${id}`,
      command: 'exclusion.askLift',
      after: { state: 'waiting', wishedBy, reason, confirmFrom: confirmFrom.toISOString() },
    });
    return ok({ id: Number(id), confirmFrom: confirmFrom.toISOString() });
  });
}
