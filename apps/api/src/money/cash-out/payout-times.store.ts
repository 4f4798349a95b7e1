import type { Database } from '@fairhouse/database';

/** How many payouts were paid within an hour, and by how long they took. */
export interface PayoutTimes {
  hour: Date;
  paid: bigint;
  /** Of these, approved by no person. */
  automatic: bigint;
  /** In a step of times, from 0 on; what took longer than the last step is in the last. */
  step: number;
}

/**
 * Payouts of some hours by the step of their time, from the request to the payment: step n ends at `growth` to the power of n seconds. So
 * hours can be added up, and a median is within one step of the exact one. By (updated_at), of what is completed.
 */
export async function payoutTimes(
  db: Database,
  from: Date,
  until: Date,
  { growth, lastStep }: { growth: number; lastStep: number },
): Promise<PayoutTimes[]> {
  const { rows } = await db.query<PayoutTimes>(
    `select date_trunc('hour', c.updated_at, 'UTC') as hour, count(*) as paid, count(j.cash_out_id) as automatic,
       least($4, ceil(ln(greatest(1, extract(epoch from c.updated_at - c.created_at)::float8)) / ln($3::float8)))::int as step
     from cash_out c left join cash_out_judgement j on j.cash_out_id = c.id and j.approved
     where c.status = 'completed' and c.updated_at >= $1 and c.updated_at < $2
     group by 1, 4`,
    [from, until, growth, lastStep],
  );
  return rows;
}
