import type { Database } from '@fairhouse/database';
import { type Amount, amountOf, type Currency } from '@fairhouse/money';
import { type CashOut, cashOutColumns, cashOutOf } from '../cash-out.store.ts';

export interface PaidOfDay {
  cashOut: CashOut;
  /** Whether the member's book says that it was paid out. */
  isPaid: boolean;
}

interface Page {
  from: Date;
  to: Date;
  /** Of the last one before. */
  after: bigint;
  size: number;
}

/** Cash-outs that were approved and moved in [from, to), after the id `after`; at most `size`. */
export async function paidOfDay(db: Database, { from, to, after, size }: Page): Promise<PaidOfDay[]> {
  type Row = Parameters<typeof cashOutOf>[0] & { isPaid: boolean };
  const { rows } = await db.query<Row>(
    `select ${cashOutColumns}, paid.seq is not null as "isPaid"
     from cash_out c left join ledger_posting paid on paid.member_id = c.member_id
       and paid.source = 'cash-out' and paid.external_id = c.id || ':paid'
     where c.id > $3 and c.updated_at >= $1 and c.updated_at < $2 and c.status in ('paying', 'payed', 'completed', 'failed')
     order by c.id limit $4`,
    [from, to, after, size],
  );
  return rows.map(({ isPaid, ...row }) => ({ cashOut: cashOutOf(row), isPaid }));
}

export interface BookedPayout {
  instruction: string;
  /** Undefined when the member's book says that nothing was paid. */
  paid: Amount | undefined;
}

/** What our books say of these instructions; one that we never gave is not among the answers. */
export async function bookedPayouts(db: Database, instructions: string[]): Promise<BookedPayout[]> {
  const { rows } = await db.query<{ instruction: string; amount: bigint; currency: Currency; isPaid: boolean }>(
    `select instruction, amount, currency, status = 'completed' as "isPaid" from cash_out where instruction = any($1)`,
    [instructions],
  );
  return rows.map(({ instruction, amount, currency, isPaid }) => ({
    instruction,
    paid: isPaid ? amountOf(currency, amount) : undefined,
  }));
}
