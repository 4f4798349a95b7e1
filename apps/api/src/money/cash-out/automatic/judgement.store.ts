import { type PayoutJudgement, type PayoutReview, payoutJudgement } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { Check } from './judge.ts';
import type { RunningRule } from './payout-rule.store.ts';

export interface Unjudged {
  id: bigint;
  memberId: bigint;
  currency: Currency;
  contentHash: string;
}

/** The eldest that waits for a decision and that a running rule has not judged, locked; another process takes another one. */
export async function takeUnjudged(
  tx: Transaction,
  rules: readonly Pick<RunningRule, 'currency' | 'beganAt'>[],
): Promise<Unjudged | undefined> {
  const { rows } = await tx.query<Unjudged>(
    `select c.id, c.member_id as "memberId", c.currency, c.content_hash as "contentHash"
     from cash_out c join unnest($1::text[], $2::timestamptz[]) r (currency, began_at)
       on r.currency = c.currency and c.created_at >= r.began_at
     where c.status = 'pending' and c.judged_at is null
     order by c.created_at, c.id limit 1 for update of c skip locked`,
    [rules.map(({ currency }) => currency), rules.map(({ beganAt }) => beganAt)],
  );
  return rows[0];
}

export async function insertJudgement(
  tx: Transaction,
  { id, memberId, currency }: Unjudged,
  it: { ruleVersion: number; approved: boolean; checks: readonly Check[]; isDrawn: boolean },
): Promise<void> {
  await tx.query(
    `with judged as (update cash_out set judged_at = clock_timestamp() where id = $1)
     insert into cash_out_judgement (cash_out_id, member_id, currency, rule_version, approved, checks, review)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, memberId, currency, it.ruleVersion, it.approved, JSON.stringify(it.checks), it.isDrawn ? 'waiting' : null],
  );
}

interface Row {
  id: bigint;
  approved: boolean;
  ruleVersion: number;
  at: Date;
  checks: unknown;
  review: PayoutReview | null;
  reviewedBy: string | null;
  reviewReason: string | null;
}

/** As the desk shows them, by the id of the cash-out; those that were not judged are not among them. */
export async function judgementsOf(
  db: Database,
  cashOutIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, PayoutJudgement>> {
  const { rows } = await db.query<Row>(
    `select cash_out_id as id, approved, rule_version as "ruleVersion", judged_at as at, checks, review,
       reviewed_by as "reviewedBy", review_reason as "reviewReason"
     from cash_out_judgement where cash_out_id = any($1)`,
    [cashOutIds],
  );
  return new Map(
    rows.map(({ id, at, checks, ...row }) => [
      id,
      { ...row, time: at.toISOString(), checks: payoutJudgement.shape.checks.parse(checks) },
    ]),
  );
}

export interface Drawn {
  memberId: bigint;
  ruleVersion: number;
  review: PayoutReview;
}

/** One that was drawn for a review, locked. */
export async function lockDrawn(tx: Transaction, cashOutId: bigint): Promise<Drawn | undefined> {
  const { rows } = await tx.query<Drawn>(
    `select member_id as "memberId", rule_version as "ruleVersion", review from cash_out_judgement
     where cash_out_id = $1 and review is not null for update`,
    [cashOutId],
  );
  return rows[0];
}

export async function setReview(
  tx: Transaction,
  cashOutId: bigint,
  { review, by, reason }: { review: 'right' | 'wrong'; by: string; reason: string | null },
): Promise<void> {
  await tx.query(
    `update cash_out_judgement set review = $2, reviewed_by = $3, reviewed_at = clock_timestamp(), review_reason = $4
     where cash_out_id = $1`,
    [cashOutId, review, by, reason],
  );
}

/** Of the last 24 hours how many were judged and approved, and of all days how many wait for a review. */
export async function countJudgements(db: Database): Promise<{ judged: number; approved: number; toReview: number }> {
  const { rows } = await db.query<{ judged: number; approved: number; toReview: number }>(
    `select count(*)::int as judged, count(*) filter (where approved)::int as approved,
       (select count(*)::int from cash_out_judgement where review = 'waiting') as "toReview"
     from cash_out_judgement where judged_at > now() - interval '24 hours'`,
  );
  return rows[0]!;
}
