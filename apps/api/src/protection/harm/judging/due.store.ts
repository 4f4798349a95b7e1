import type { Transaction } from '@fairhouse/database';
import type { Judgement, Marker } from './judge.ts';

export interface Due {
  memberId: bigint;
  /** `2026-06-15` */
  day: string;
  /** When the day ends. */
  endsAt: Date;
}

/** Members to be judged by now, one day of each at a time; others take other ones. */
export async function takeDue(tx: Transaction, until: Date, most: number): Promise<Due[]> {
  const { rows } = await tx.query<Due>(
    `select d.member_id as "memberId", to_char(d.day, 'YYYY-MM-DD') as day,
       (d.day + 1)::timestamp at time zone 'UTC' as "endsAt"
     from harm_due d where d.due_at < $1::timestamptz order by d.due_at, d.member_id, d.day limit $2
     for update skip locked`,
    [until, most],
  );
  return rows;
}

/** A day that has ended is done with; one that continues is judged again at its end, or when something happens. */
export async function settleDue(tx: Transaction, due: readonly Due[], until: Date): Promise<void> {
  const [ids, days] = [due.map(({ memberId }) => memberId), due.map(({ day }) => day)];
  await tx.query(
    `delete from harm_due d using unnest($1::bigint[], $2::date[]) t (member_id, day)
     where d.member_id = t.member_id and d.day = t.day and (d.day + 1)::timestamp at time zone 'UTC' <= $3::timestamptz`,
    [ids, days, until],
  );
  await tx.query(
    `update harm_due d set due_at = (d.day + 1)::timestamp at time zone 'UTC'
     from unnest($1::bigint[], $2::date[]) t (member_id, day) where d.member_id = t.member_id and d.day = t.day`,
    [ids, days],
  );
}

/** One member is judged by one process at a time; locked in one order, so that no two of them wait for each other. */
export async function lockMembers(tx: Transaction, ids: readonly bigint[]): Promise<void> {
  await tx.query(
    `select pg_advisory_xact_lock(m.key) from (
       select hashtextextended('harm ' || id, 0) as key from unnest($1::bigint[]) i (id) order by 1) m`,
    [ids],
  );
}

export interface JudgedDay extends Judgement {
  memberId: bigint;
  day: string;
  at: Date;
}

/** What the day looks like now, in place of what it looked like before. */
export async function keepDays(tx: Transaction, days: readonly JudgedDay[]): Promise<void> {
  await tx.query(
    `insert into harm_day (member_id, day, score, level, markers, judged_at)
     select j.member_id, j.day, j.score, j.level, j.markers, j.at
     from json_to_recordset($1) j (member_id bigint, day date, score integer, level smallint, markers jsonb, at timestamptz)
     on conflict (member_id, day) do update set score = excluded.score, level = excluded.level,
       markers = excluded.markers, judged_at = excluded.judged_at
     where harm_day.judged_at < excluded.judged_at`,
    [
      JSON.stringify(
        days.map(({ memberId, day, score, level, markers, at }) => ({
          ...{ day, score, level, markers, at },
          member_id: String(memberId),
        })),
      ),
    ],
  );
}

export interface DayRow {
  day: string;
  score: number;
  level: 0 | 1 | 2 | 3;
  markers: Marker[];
}
