import { type Database, inTransaction } from '@fairhouse/database';
import type { Proposed } from '../../db/approvals.ts';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import type { Refusal } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { insertApproval } from './approval.store.ts';
import { judged } from './breach.ts';

/** What waits longer than this has to be proposed again. */
const expiresAfterHours = 72;

/** Keeps a proposal with the policy that it falls under. Undefined when somebody else's was quicker. */
export async function propose(
  db: Database,
  operator: StaffPerson,
  proposed: Proposed,
  { proposedHash, policyId }: { proposedHash: string; policyId: bigint },
): Promise<bigint | undefined | Refusal> {
  const { command, subject, memberId, amount, proposal } = proposed;
  return judged(() =>
    inTransaction(db, async (tx) => {
      const id = await insertApproval(tx, {
        command,
        subject,
        memberId: memberId ?? null,
        currency: amount?.currency ?? null,
        amount: amount?.minor ?? null,
        proposal,
        proposedHash,
        makerId: operator.id,
        maker: operator.name,
        policyId,
        expiresInHours: expiresAfterHours,
      });
      if (id === undefined) return undefined;
      await recordAuditEvent(tx, {
        actor: `operator:${operator.name}`,
        ...(memberId === undefined ? {} : { memberId }),
        subject,
        command: 'approval.propose',
        after: {
          state: 'waiting',
          approval: String(id),
          command,
          ...(amount ? { amount: String(amount.minor), currency: amount.currency } : {}),
          proposal,
          proposedHash,
          policy: String(policyId),
        },
      });
      return id;
    }),
  );
}
