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

/** In minor units of the book's currency. Deposits are without what was taken back. */
export interface Paid {
  /** In [from, to). */
  deposited: bigint;
  paidOut: bigint;
  /** Since joining. */
  ever: Played & { since: Date; deposited: bigint; paidOut: bigint };
}

/**
 * What came in and was paid out in [from, to), beside all since joining. In one statement: a difference of sums that were
 * read one after the other would count a payment of the time between them on one side alone.
 */
export async function paidAndPlayed(db: Database, memberId: bigint, from: Date, to: Date): Promise<Paid> {
  const { rows } = await db.query<
    Omit<Paid, 'ever'> & Played & { since: Date; depositedEver: bigint; paidEver: bigint }
  >(
    `select b.opened_at as since, b.staked - b.rolled_back as staked, b.won, b.paid_out as "paidEver",
       k.within as deposited, k.ever as "depositedEver",
       (select coalesce(sum(amount), 0)::bigint from ledger_posting
        where member_id = $1 and type = 'WITHDRAW_PAID'
          and seq > 0 and seq >= ledger_first_since($1, $2)
          and seq < ledger_first_since($1, $3)) as "paidOut"
     from ledger_book b
       cross join (select coalesce(sum(amount), 0)::bigint as ever,
           coalesce(sum(amount) filter (where created_at >= $2 and created_at < $3), 0)::bigint as within
         from deposit_kept where member_id = $1) k
     where b.member_id = $1`,
    [memberId, from, to],
  );
  const { deposited, paidOut, since, staked, won, depositedEver, paidEver } = rows[0]!;
  return { deposited, paidOut, ever: { since, staked, won, deposited: depositedEver, paidOut: paidEver } };
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
