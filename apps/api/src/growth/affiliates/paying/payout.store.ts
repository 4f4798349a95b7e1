import type { Database, Transaction } from '@fairhouse/database';

/** Takes the next statement that is due for this long; undefined when there is none. */
export async function claimDue(db: Database, leaseMs: number): Promise<number | undefined> {
  const { rows } = await db.query<{ id: number }>(
    `update affiliate_statement s set ask_at = clock_timestamp() + $1 * interval '1 millisecond', asks = asks + 1
     where s.id = (
       select d.id from affiliate_statement d join affiliate a on a.id = d.affiliate_id
       where d.state in ('approved', 'paying') and d.ask_at <= clock_timestamp() and (d.state = 'paying' or a.state <> 'suspended')
       order by d.ask_at limit 1 for update of d skip locked)
     returning s.id`,
    [leaseMs],
  );
  return rows[0]?.id;
}

export async function askAgainIn(db: Database | Transaction, id: number, ms: number): Promise<void> {
  await db.query(
    `update affiliate_statement set ask_at = clock_timestamp() + $2 * interval '1 millisecond' where id = $1`,
    [id, ms],
  );
}

/** Where exactly this payout goes, from its claim on. */
export async function fixInstruction(
  tx: Transaction,
  id: number,
  {
    instruction,
    provider,
    method,
    destination,
    leaseMs,
  }: {
    instruction: string;
    provider: string;
    method: string;
    destination: Record<string, string>;
    leaseMs: number;
  },
): Promise<void> {
  await tx.query(
    `update affiliate_statement set instruction = $2, provider = $3, payout_method = $4, payout_destination = $5,
       asks = 1, reference = null, ask_at = clock_timestamp() + $6 * interval '1 millisecond'
     where id = $1`,
    [id, instruction, provider, method, JSON.stringify(destination), leaseMs],
  );
}

/** What the provider knows it by. */
export async function noteReference(db: Database, id: number, reference: string): Promise<void> {
  await db.query('update affiliate_statement set reference = $2 where id = $1', [id, reference]);
}
