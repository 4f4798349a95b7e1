import {
  type AffiliateStatementLines,
  type AffiliateStatementState,
  affiliateStatementLines,
} from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { z } from 'zod';
import { type StatementMove, statementMoves } from './statement.states.ts';

export interface Statement {
  id: number;
  affiliateId: number;
  company: string;
  month: string;
  currency: Currency;
  planId: number;
  plan: string;
  planVersion: number;
  lines: AffiliateStatementLines;
  payable: bigint;
  carriedOut: bigint;
  digest: string;
  closedAt: Date;
  dueDay: string;
  state: AffiliateStatementState;
  decidedBy: string | null;
  reason: string | null;
  instruction: string | null;
  provider: string | null;
  reference: string | null;
  payoutMethod: string | null;
  payoutDestination: Record<string, string> | null;
  approvedAt: Date;
  asks: number;
}

const columns = `s.id, s.affiliate_id as "affiliateId", a.company, to_char(s.month, 'YYYY-MM-DD') as month, s.currency,
  s.plan_id as "planId", p.name as plan, s.plan_version as "planVersion", s.lines, s.payable, s.carried_out as "carriedOut",
  s.digest, s.closed_at as "closedAt", to_char(s.due_day, 'YYYY-MM-DD') as "dueDay", s.state, s.decided_by as "decidedBy",
  s.reason, s.instruction, s.provider, s.reference, s.payout_method as "payoutMethod",
  s.payout_destination as "payoutDestination", s.state_since as "approvedAt", s.asks`;
const from =
  'affiliate_statement s join affiliate a on a.id = s.affiliate_id join affiliate_plan p on p.id = s.plan_id';

type Row = Omit<Statement, 'lines' | 'payoutDestination'> & { lines: unknown; payoutDestination: unknown };
const fields = z.record(z.string(), z.string()).nullable();
const statementOf = (row: Row): Statement => ({
  ...row,
  lines: affiliateStatementLines.parse(row.lines),
  payoutDestination: fields.parse(row.payoutDestination),
});

export async function findStatement(db: Database | Transaction, id: number): Promise<Statement | undefined> {
  const { rows } = await db.query<Row>(`select ${columns} from ${from} where s.id = $1`, [id]);
  return rows[0] && statementOf(rows[0]);
}

/** The last month of a partner that has a statement. */
export async function latestMonth(db: Database | Transaction, affiliateId: number): Promise<string | undefined> {
  const { rows } = await db.query<{ month: string | null }>(
    `select to_char(max(month), 'YYYY-MM-DD') as month from affiliate_statement where affiliate_id = $1`,
    [affiliateId],
  );
  return rows[0]!.month ?? undefined;
}

export async function pageOfStatements(
  db: Database,
  asked: {
    affiliateId: number | undefined;
    state: AffiliateStatementState | undefined;
    before: number | undefined;
    pageSize: number;
  },
): Promise<Statement[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from ${from}
     where ($1::int is null or s.affiliate_id = $1) and ($2::text is null or s.state = $2) and ($3::int is null or s.id < $3)
     order by s.id desc limit $4`,
    [asked.affiliateId ?? null, asked.state ?? null, asked.before ?? null, asked.pageSize],
  );
  return rows.map(statementOf);
}

export type NewStatement = Pick<
  Statement,
  | 'affiliateId'
  | 'month'
  | 'currency'
  | 'planId'
  | 'planVersion'
  | 'lines'
  | 'payable'
  | 'carriedOut'
  | 'digest'
  | 'closedAt'
> & { holdDays: number };

export async function insertStatement(tx: Transaction, it: NewStatement): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into affiliate_statement (affiliate_id, month, currency, plan_id, plan_version, lines, payable, carried_out, digest,
       closed_at, due_day, state)
     values ($1, $2::date, $3, $4, $5, $6, $7, $8, $9, $10, ($2::date + interval '1 month')::date + $11::int,
       case when $7::bigint = 0 then 'carried' else 'closed' end)
     returning id`,
    [
      ...[it.affiliateId, it.month, it.currency, it.planId, it.planVersion, JSON.stringify(it.lines), it.payable],
      ...[it.carriedOut, it.digest, it.closedAt, it.holdDays],
    ],
  );
  return rows[0]!.id;
}

export interface MoveFields {
  by: string;
  reason?: string | undefined;
  reference?: string | undefined;
}

/** Undefined when its state is none that the move starts from. */
export async function moveStatement(
  tx: Transaction,
  move: StatementMove,
  id: number,
  { by, reason, reference }: MoveFields,
): Promise<{ before: AffiliateStatementState; after: Statement } | undefined> {
  const { from: possible, to } = statementMoves[move];
  const { rows } = await tx.query<{ before: AffiliateStatementState }>(
    `with old as (select id, state from affiliate_statement where id = $1 for update)
     update affiliate_statement s
     set state = $2, state_since = clock_timestamp(), decided_by = $3, reason = coalesce($4, s.reason),
       reference = coalesce($5, s.reference), ask_at = case when $2 = 'approved' then s.due_day::timestamp at time zone 'UTC' end
     from old where old.id = s.id and old.state = any($6::text[]) returning old.state as before`,
    [id, to, by, reason ?? null, reference ?? null, possible],
  );
  return rows[0] && { before: rows[0].before, after: (await findStatement(tx, id))! };
}

/** The approval by which something about exactly this statement waits. */
export async function waitingApprovals(
  db: Database | Transaction,
  ids: readonly number[],
): Promise<Map<number, number>> {
  const { rows } = await db.query<{ id: number; approval: bigint }>(
    `select s.id, max(r.id) as approval from affiliate_statement s
       join approval_record r on r.subject = 'affiliate-statement:' || s.id and r.state = 'waiting' and r.content_hash = s.digest
     where s.id = any($1::int[]) group by s.id`,
    [ids],
  );
  return new Map(rows.map(({ id, approval }) => [id, Number(approval)]));
}
