import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { Operator } from '../../http/session.ts';
import { type Demonstration, insertDemonstration } from './demonstration.store.ts';

export interface DemonstrationDeps {
  db: Database;
  hasMembers(tx: Transaction): Promise<boolean>;
  isProduction: boolean;
}

/** Only a casino without members: made-up ones must never stand beside people. */
export async function beginDemonstration(
  { db, hasMembers, isProduction }: DemonstrationDeps,
  seed: number,
  operator: Pick<Operator, 'name'>,
): Promise<Result<Demonstration>> {
  if (isProduction) return refuse('notPermitted');
  return inTransaction(db, async (tx) => {
    if (await hasMembers(tx)) return refuse('wrongState', { status: 'a casino with members' });
    const begun = await insertDemonstration(tx, seed, operator.name);
    if (!begun) return refuse('wrongState', { status: 'a demonstration already' });
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: 'demonstration',
      command: 'demonstration.begin',
      after: { seed },
    });
    return ok(begun);
  });
}
