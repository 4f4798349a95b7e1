import { readingAcross, type Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

export interface AskedFacts {
  memberId: bigint;
  /** As of when. */
  at: Date;
  /** From when on a deposit and a log-in are looked for. */
  since: Date;
}

/** What conditions and waits go by. Country, language, currency and level are those of now: they have no history. */
export interface Facts {
  country: string;
  language: string;
  currency: Currency;
  level: number;
  joinedAt: Date;
  deposits: number;
  lastLogInAt: Date | null;
  /** The first after `since`, until `at`. */
  depositedAt: Date | null;
  loggedInAt: Date | null;
}

/** One for each that is asked, in the same order; undefined for a member that there is not. */
export async function readFacts(tx: Transaction, asked: readonly AskedFacts[]): Promise<(Facts | undefined)[]> {
  const { rows } = await readingAcross(tx, () =>
    tx.query<Facts & { n: number }>(
      `select q.n::int as n, m.country_code as country, m.language, m.currency, m.vip_level::int as level, m.created_at as "joinedAt",
         d.deposits, d.first as "depositedAt", s.last as "lastLogInAt", s.first as "loggedInAt"
       from unnest($1::bigint[], $2::timestamptz[], $3::timestamptz[]) with ordinality q (member_id, at, since, n)
         join member_record m on m.id = q.member_id
         cross join lateral (select count(*)::int as deposits,
             min(k.created_at) filter (where k.created_at > q.since) as first
           from deposit_kept k where k.member_id = q.member_id and k.created_at <= q.at) d
         cross join lateral (select max(r.created_at) as last, min(r.created_at) filter (where r.created_at > q.since) as first
           from member_session_record r where r.member_id = q.member_id and r.created_at <= q.at) s`,
      [asked.map(({ memberId }) => memberId), asked.map(({ at }) => at), asked.map(({ since }) => since)],
    ),
  );
  const found: (Facts | undefined)[] = asked.map(() => undefined);
  for (const { n, ...facts } of rows) found[n - 1] = facts;
  return found;
}
