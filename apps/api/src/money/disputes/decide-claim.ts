import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Refusal, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { type Claim, lockClaim, updateClaim } from './claim.store.ts';
import type { DisputesDeps } from './disputes.deps.ts';
import { factsOf } from './note-claim.ts';

/** What came of a decision: the claim as it is then, with more for the record; or why it is not possible. */
type Decided = { claim: Claim; more?: Record<string, unknown> } | Refusal;

/** A person's decision about a claim, in one transaction with its record. */
export async function decideClaim(
  { db }: Pick<DisputesDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  command: string,
  { id, reason }: { id: bigint; reason: string },
  decide: (claim: Claim, tx: Transaction) => Decided | Promise<Decided>,
): Promise<Result<Claim>> {
  return inTransaction<Result<Claim>>(db, async (tx) => {
    const before = await lockClaim(tx, id);
    if (!before) return refuse('noSuchThing');
    const decided = await decide(before, tx);
    if ('ok' in decided) return decided;
    const after = await updateClaim(tx, decided.claim);
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      ...(after.memberId === null ? {} : { memberId: after.memberId }),
      subject: `dispute:${id}`,
      command,
      before: factsOf(before),
      after: { ...factsOf(after), ...decided.more, ...(reason ? { reason } : {}) },
    });
    return ok(after);
  });
}

const words: Partial<Record<Claim['state'], string>> = { evidenceDue: 'waiting for evidence' };

export function wrongState({ state }: Pick<Claim, 'state'>): Refusal {
  return refuse('wrongState', { status: words[state] ?? state });
}
