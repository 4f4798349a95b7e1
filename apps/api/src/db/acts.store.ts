import type { Transaction } from '@fairhouse/database';

export interface Act {
  /** `member:123`, `operator:desk`, `system:janitor`. */
  actor: string;
  memberId?: bigint;
  /** What was changed, e.g. `cash-out:55`. */
  subject: string;
  verb: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
}

/** Records a change of money or standing in the transaction that makes it. */
export async function recordAct(tx: Transaction, act: Act): Promise<void> {
  await tx.query('insert into act (actor, member_id, subject, verb, before, after) values ($1, $2, $3, $4, $5, $6)', [
    act.actor,
    act.memberId ?? null,
    act.subject,
    act.verb,
    act.before ? JSON.stringify(act.before) : null,
    act.after ? JSON.stringify(act.after) : null,
  ]);
}
