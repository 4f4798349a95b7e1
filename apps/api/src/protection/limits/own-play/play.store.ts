import type { Database } from '@fairhouse/database';

/** In minor units of the book's currency. */
export interface Played {
  staked: bigint;
  won: bigint;
}

export async function playedBetween(db: Database, memberId: bigint, from: Date, to: Date | null): Promise<Played> {
  const { rows } = await db.query<Played>(
    `select staked, won from ledger_played($1, $2, coalesce($3, 'infinity'::timestamptz))`,
    [memberId, from, to],
  );
  return rows[0]!;
}

export interface Paid {
  deposited: bigint;
  paidOut: bigint;
}

/** What came in, without what was taken back, and what was paid out in [from, to). */
export async function paidBetween(db: Database, memberId: bigint, from: Date, to: Date): Promise<Paid> {
  const { rows } = await db.query<Paid>(
    `select
       (select coalesce(sum(amount), 0)::bigint from deposit_kept
        where member_id = $1 and created_at >= $2 and created_at < $3) as deposited,
       (select coalesce(sum(amount), 0)::bigint from ledger_posting
        where member_id = $1 and type = 'WITHDRAW_PAID'
          and seq > 0 and seq >= ledger_first_since($1, $2)
          and seq < ledger_first_since($1, $3)) as "paidOut"`,
    [memberId, from, to],
  );
  return rows[0]!;
}

/** What came in ever, without what was taken back. */
export async function depositsKeptOf(db: Database, memberId: bigint): Promise<bigint> {
  const { rows } = await db.query<{ deposited: bigint }>(
    `select coalesce((select amount from deposit_total where member_id = $1), 0)::bigint as deposited`,
    [memberId],
  );
  return rows[0]!.deposited;
}

/** When the log-in began that a session goes back to, through every refresh. */
export async function logInOf(db: Database, memberId: bigint, sessionId: bigint): Promise<Date> {
  const { rows } = await db.query<{ since: Date }>(
    `select min(o.created_at) as since from member_session_record s
       join member_session_record o on o.member_id = s.member_id and o.log_in = s.log_in
     where s.member_id = $1 and s.id = $2`,
    [memberId, sessionId],
  );
  return rows[0]!.since;
}

/** The two ends of days by a calendar: [the first, the day after the last). */
export async function endsOfDays(
  db: Database,
  { from, to, timeZone }: { from: string; to: string; timeZone: string },
): Promise<{ from: Date; to: Date }> {
  const { rows } = await db.query<{ from: Date; to: Date }>(
    `select play_midnight($1::date::timestamp, $3) as "from", play_midnight(($2::date + 1)::timestamp, $3) as "to"`,
    [from, to, timeZone],
  );
  return rows[0]!;
}
