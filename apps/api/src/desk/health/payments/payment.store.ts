import type { Database, Transaction } from '@fairhouse/database';

/** The borders that the time of a payment is counted by; in `seconds` of each slot one number a border, and that of all. */
export const borderSeconds = [2, 5, 10, 30, 60, 120, 300, 600, 1_800, 3_600, 14_400, 86_400] as const;

const counts = borderSeconds.map((border) => `(count(*) filter (where went = 'done' and seconds <= ${border}))::int`);
const within = `array[${counts.join(', ')}, (count(*) filter (where went = 'done' and seconds is not null))::int]`;

/** Sums up again what began from a moment on, in slots of ten minutes. */
export async function sumPaymentsFrom(tx: Transaction, from: Date): Promise<void> {
  const sumOf = (kind: 'deposit' | 'payout') =>
    `select '${kind}', date_bin('10 minutes', begun_at, timestamptz '2000-01-01 00:00Z') as slot, provider, method,
       (count(*) filter (where went = 'done'))::int, (count(*) filter (where went = 'refused'))::int,
       (count(*) filter (where went = 'givenUp'))::int, (count(*) filter (where went = 'underWay'))::int, ${within}
     from ${kind}_timed where begun_at >= $1 group by slot, provider, method`;
  await tx.query('delete from health_payment where slot >= $1', [from]);
  for (const kind of ['deposit', 'payout'] as const) {
    await tx.query(
      `insert into health_payment (kind, slot, provider, method, done, refused, given_up, under_way, seconds) ${sumOf(kind)}`,
      [from],
    );
  }
}

export interface PaymentSums {
  summedAt: Date;
  lookedBackAt: Date;
}

/** Locked until the transaction ends: one sums at a time. */
export async function takeSums(tx: Transaction): Promise<PaymentSums | undefined> {
  await tx.query('lock table health_payment_sums in share row exclusive mode');
  return findSums(tx);
}

export async function findSums(db: Database | Transaction): Promise<PaymentSums | undefined> {
  const { rows } = await db.query<PaymentSums>(
    'select summed_at as "summedAt", looked_back_at as "lookedBackAt" from health_payment_sums',
  );
  return rows[0];
}

export async function noteSums(tx: Transaction, { summedAt, lookedBackAt }: PaymentSums): Promise<void> {
  await tx.query(
    `insert into health_payment_sums (summed_at, looked_back_at) values ($1, $2)
     on conflict (only_row) do update set summed_at = excluded.summed_at, looked_back_at = excluded.looked_back_at`,
    [summedAt, lookedBackAt],
  );
}

export async function forgetPayments(tx: Transaction, before: Date): Promise<void> {
  await tx.query('delete from health_payment where slot < $1', [before]);
}

export interface PaymentRow {
  kind: 'deposit' | 'payout';
  provider: string;
  method: string;
  done: number;
  refused: number;
  givenUp: number;
  underWay: number;
  /** Within each border, and all. */
  seconds: number[];
}

export async function paymentsSince(db: Database, from: Date): Promise<PaymentRow[]> {
  const { rows } = await db.query<PaymentRow>(
    `select kind, provider, method, sum(done)::int as done, sum(refused)::int as refused,
       sum(given_up)::int as "givenUp", sum(under_way)::int as "underWay", array[sum(seconds[1]), sum(seconds[2]), sum(seconds[3]),
         sum(seconds[4]), sum(seconds[5]), sum(seconds[6]), sum(seconds[7]), sum(seconds[8]), sum(seconds[9]),
         sum(seconds[10]), sum(seconds[11]), sum(seconds[12]), sum(seconds[13])]::int[] as seconds
     from health_payment where slot >= $1 group by kind, provider, method order by kind, provider, method`,
    [from],
  );
  return rows;
}

export interface HourOutcomes {
  hour: Date;
  done: bigint;
  refused: bigint;
}

/** How deposits ended, by the hour in which they began. */
export async function depositOutcomes(db: Database, from: Date, until: Date): Promise<HourOutcomes[]> {
  const { rows } = await db.query<HourOutcomes>(
    `select date_trunc('hour', slot, 'UTC') as hour, sum(done) as done, sum(refused) as refused
     from health_payment where kind = 'deposit' and slot >= $1 and slot < $2 group by 1 order by 1`,
    [from, until],
  );
  return rows;
}
