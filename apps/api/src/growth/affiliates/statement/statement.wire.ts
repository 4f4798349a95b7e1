import type { AffiliateStatement } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { findStatement, type Statement, waitingApprovals } from './statement.store.ts';

export async function statementsWire(
  db: Database | Transaction,
  rows: readonly Statement[],
): Promise<AffiliateStatement[]> {
  const waiting = await waitingApprovals(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...{ id: row.id, affiliateId: row.affiliateId, company: row.company, month: row.month, currency: row.currency },
    ...{ plan: row.plan, planVersion: row.planVersion, state: row.state, lines: row.lines, digest: row.digest },
    ...{ closeTime: row.closedAt.toISOString(), dueDay: row.dueDay, reason: row.reason, reference: row.reference },
    by: row.decidedBy?.replace(/^operator:/, '') ?? null,
    approval: waiting.get(row.id) ?? null,
  }));
}

export async function wholeStatement(db: Database | Transaction, id: number): Promise<AffiliateStatement> {
  return (await statementsWire(db, [(await findStatement(db, id))!]))[0]!;
}
