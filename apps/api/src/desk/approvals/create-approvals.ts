import type { Database } from '@fairhouse/database';
import { inTransaction } from '@fairhouse/database';
import type { Approvals, Proposed, WithApprovals } from '../../db/approvals.ts';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { databaseTime } from '../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { type Approval, findOpen, listFirstWords, setExpired } from './approval.store.ts';
import { approve } from './approve.ts';
import { finish } from './finish.ts';
import { type Policy, policyInForce } from './policy.store.ts';
import { proposalHash } from './proposal-hash.ts';
import { propose } from './propose.ts';

export function createApprovals(db: Database): Approvals {
  return {
    ask: createAsk(db),
    async neededFrom(command, currency) {
      return (await policyInForce(db, command, currency))?.amountFrom ?? null;
    },
    async firstWords(command, subjects) {
      return new Map((await listFirstWords(db, command, subjects)).map(({ subject, ...word }) => [subject, word]));
    },
  };
}

function createAsk(db: Database): WithApprovals {
  return async (operator, proposed, carryOut) => {
    const free = await isFree(db, operator, proposed);
    if (!free.ok) return free;
    const result = await carryOut();
    if (free.data) await finish(db, free.data.id, result);
    return result;
  };
}

/** Whether it may be done now: by the policy, or by this as the second approval on the approval that is named. */
async function isFree(db: Database, operator: StaffPerson, proposed: Proposed): Promise<Result<Approval | undefined>> {
  const { command, subject, amount } = proposed;
  const proposedHash = proposalHash(proposed);
  // Somebody else may propose or decide the same in between; then it is looked at again.
  for (;;) {
    const policy = await policyInForce(db, command, amount?.currency ?? null);
    const open = await findOpen(db, command, subject);
    if (open?.state === 'approved') return refuse('wrongState', { status: 'being carried out' });
    if (open) {
      const judgement = judge(open, operator, proposed, { proposedHash, policy, at: await databaseTime(db) });
      if (judgement === 'second') {
        const said = await approve(db, operator, open);
        return said.ok ? ok(open) : said;
      }
      if (judgement !== 'void') return judgement;
      await expire(db, open);
    }
    if (!policy || !asksForTwo(policy, proposed)) return ok(undefined);
    const made = await propose(db, operator, proposed, { proposedHash, policyId: policy.id });
    if (typeof made === 'object') return made;
    if (made !== undefined) {
      const waits = refuse('waitsForSecond', { approval: String(made) });
      return { ...waits, data: { approvalId: Number(made) } };
    }
  }
}

function judge(
  open: Approval,
  operator: StaffPerson,
  proposed: Proposed,
  now: { proposedHash: string; policy: Pick<Policy, 'id'> | undefined; at: Date },
) {
  if (open.policyId !== now.policy?.id || open.expiresAt <= now.at) return 'void' as const;
  if (open.proposedHash === now.proposedHash) {
    return open.makerId === operator.id ? refuse('secondOperatorNeeded') : ('second' as const);
  }
  if (proposed.isOnlyContent || open.makerId === operator.id) return 'void' as const;
  return refuse('wrongState', { status: `proposed otherwise by ${open.maker}, as approval ${open.id},` });
}

/** An amount that nobody can name is above any. */
function asksForTwo({ amountFrom }: Pick<Policy, 'amountFrom'>, { amount }: Proposed): boolean {
  return amountFrom !== null && (amount === undefined || amount.minor >= amountFrom);
}

/** What waits under a former policy, or about a content that is no more, is over. */
async function expire(db: Database, { id, memberId, subject }: Approval): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await setExpired(tx, id, 'another policy is in force, or the content has changed'))) return;
    await recordAuditEvent(tx, {
      actor: 'system:approvals',
      ...(memberId === null ? {} : { memberId }),
      subject,
      command: 'approval.expire',
      before: { state: 'waiting' },
      after: { state: 'expired', approval: String(id) },
    });
  });
}
