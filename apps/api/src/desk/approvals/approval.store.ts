import type { ApprovalState, GuardedCommand } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { StaffPerson } from '../../http/staff-person.ts';

export interface Approval {
  id: bigint;
  command: GuardedCommand;
  subject: string;
  memberId: bigint | null;
  username: string | null;
  currency: Currency | null;
  amount: bigint | null;
  proposal: Record<string, unknown>;
  proposedHash: string;
  makerId: bigint;
  maker: string;
  madeAt: Date;
  policyId: bigint;
  expiresAt: Date;
  state: ApprovalState;
  checkerId: bigint | null;
  checker: string | null;
  checkedAt: Date | null;
  reason: string | null;
  outcome: string | null;
}

const columns = `a.id, a.command, a.subject, a.member_id as "memberId", m.username, a.currency, a.amount, a.proposal,
  a.proposed_hash as "proposedHash", a.maker_id as "makerId", a.maker, a.made_at as "madeAt", a.policy_id as "policyId",
  a.expires_at as "expiresAt", a.state, a.checker_id as "checkerId", a.checker, a.checked_at as "checkedAt", a.reason, a.outcome`;
const source = 'approval a left join member_record m on m.id = a.member_id';

export async function findApproval(db: Database | Transaction, id: bigint): Promise<Approval | undefined> {
  const { rows } = await db.query<Approval>(`select ${columns} from ${source} where a.id = $1`, [id]);
  return rows[0];
}

/** The one that waits or is being carried out. */
export async function findOpen(
  db: Database | Transaction,
  command: GuardedCommand,
  subject: string,
): Promise<Approval | undefined> {
  const { rows } = await db.query<Approval>(
    `select ${columns} from ${source} where a.command = $1 and a.subject = $2 and a.state in ('waiting', 'approved')`,
    [command, subject],
  );
  return rows[0];
}

export interface ApprovalFilter {
  states: readonly ApprovalState[] | undefined;
  command: GuardedCommand | undefined;
  subject: string | undefined;
  before: bigint | undefined;
  most: number;
}

/** The latest first. */
export async function listApprovals(db: Database, filter: ApprovalFilter): Promise<Approval[]> {
  const { rows } = await db.query<Approval>(
    `select ${columns} from ${source}
     where ($1::text[] is null or a.state = any($1)) and ($2::text is null or a.command = $2)
       and ($3::text is null or a.subject = $3) and ($4::bigint is null or a.id < $4)
     order by a.id desc limit $5`,
    [filter.states ?? null, filter.command ?? null, filter.subject ?? null, filter.before ?? null, filter.most],
  );
  return rows;
}

export type NewApproval = Pick<
  Approval,
  | 'command'
  | 'subject'
  | 'memberId'
  | 'currency'
  | 'amount'
  | 'proposal'
  | 'proposedHash'
  | 'makerId'
  | 'maker'
  | 'policyId'
> & { expiresInHours: number };

/** Undefined when one waits already. */
export async function insertApproval(tx: Transaction, it: NewApproval): Promise<bigint | undefined> {
  const { rows } = await tx.query<{ id: bigint }>(
    `insert into approval (command, subject, member_id, currency, amount, proposal, proposed_hash, maker_id, maker, policy_id,
       expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, clock_timestamp() + make_interval(hours => $11))
     on conflict do nothing returning id`,
    [
      it.command,
      it.subject,
      it.memberId,
      it.currency,
      it.amount,
      JSON.stringify(it.proposal),
      it.proposedHash,
      it.makerId,
      it.maker,
      it.policyId,
      it.expiresInHours,
    ],
  );
  return rows[0]?.id;
}

/** False when somebody was quicker. The lease is for anyone who carries it out now. */
export async function setApproved(
  tx: Transaction,
  id: bigint,
  checker: Pick<StaffPerson, 'id' | 'name'>,
  leaseMs: number,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update approval set state = 'approved', checker_id = $2, checker = $3, checked_at = clock_timestamp(),
       ask_at = clock_timestamp() + make_interval(secs => $4 / 1000.0)
     where id = $1 and state = 'waiting'`,
    [id, checker.id, checker.name, leaseMs],
  );
  return rowCount === 1;
}

export async function setRefused(
  tx: Transaction,
  id: bigint,
  checker: Pick<StaffPerson, 'id' | 'name'>,
  reason: string,
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update approval set state = 'refused', checker_id = $2, checker = $3, checked_at = clock_timestamp(), reason = $4
     where id = $1 and state = 'waiting'`,
    [id, checker.id, checker.name, reason],
  );
  return rowCount === 1;
}

/** Void before its time: its content or the policy is another by now. */
export async function setExpired(tx: Transaction, id: bigint, why: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update approval set state = 'expired', outcome = $2 where id = $1 and state = 'waiting'`,
    [id, why],
  );
  return rowCount === 1;
}

/** Those whose time is over, a few at once. */
export async function expireDue(
  tx: Transaction,
  most: number,
): Promise<Pick<Approval, 'id' | 'memberId' | 'subject'>[]> {
  const { rows } = await tx.query<Pick<Approval, 'id' | 'memberId' | 'subject'>>(
    `update approval set state = 'expired', outcome = 'nobody decided in time'
     where id in (select id from approval where state = 'waiting' and expires_at <= now() order by expires_at limit $1
       for update skip locked)
     returning id, member_id as "memberId", subject`,
    [most],
  );
  return rows;
}

/** What came of it; `outcome` is why not. */
export async function setFinished(db: Database | Transaction, id: bigint, outcome: string | null): Promise<void> {
  await db.query(
    `update approval set state = case when $2::text is null then 'carriedOut' else 'failed' end, outcome = $2, ask_at = null
     where id = $1 and state = 'approved'`,
    [id, outcome],
  );
}

/** Approved, and anyone who carried them out has not come back. */
export async function claimApproved(db: Database, most: number, leaseMs: number): Promise<Approval[]> {
  const { rows } = await db.query<Approval>(
    `with due as (
       select id from approval where state = 'approved' and ask_at <= now() order by ask_at limit $1 for update skip locked),
     taken as (
       update approval set ask_at = now() + make_interval(secs => $2 / 1000.0) from due where approval.id = due.id
       returning approval.*)
     select ${columns} from taken a left join member_record m on m.id = a.member_id`,
    [most, leaseMs],
  );
  return rows;
}

/** The latest of each subject that was not refused and has not expired. */
export async function listFirstWords(
  db: Database,
  command: GuardedCommand,
  subjects: readonly string[],
): Promise<{ subject: string; maker: string; contentHash: string | null }[]> {
  const { rows } = await db.query<{ subject: string; maker: string; contentHash: string | null }>(
    `select distinct on (subject) subject, maker, proposal ->> 'contentHash' as "contentHash" from approval
     where subject = any($2) and command = $1 and state in ('waiting', 'approved', 'carriedOut', 'failed')
     order by subject, id desc`,
    [command, subjects],
  );
  return rows;
}
