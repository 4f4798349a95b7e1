import type { JourneyTriggerOf } from '@fairhouse/contract/operator';

/** From inclusive, until exclusive. */
export interface Stretch {
  from: Date;
  until: Date;
}

/** Just after it, in whole milliseconds: what began the journey is not also what a step waits for. */
export const arrivedAt = `date_trunc('milliseconds', b.at) + interval '1 millisecond'`;

const days = `make_interval(days => ($3::jsonb ->> 'days')::int)`;

/**
 * For whom a journey begins within a stretch of time, and when: rows (member_id, at, occasion), by $1 and $2, the stretch, and $3, the
 * trigger. All of it is read from what has a time, so that the past is found as it was.
 */
export const beginnings: Readonly<Record<Exclude<JourneyTriggerOf['kind'], 'enteredGroup'>, string>> = {
  joined: `select m.id as member_id, m.created_at as at, '' as occasion from member_record m
    where m.created_at >= $1 and m.created_at < $2 and $3::jsonb is not null`,
  firstDeposit: `select d.member_id, d.created_at as at, '' as occasion from deposit_kept d
    where d.created_at >= $1 and d.created_at < $2 and $3::jsonb is not null
      and not exists (select from deposit_kept e where e.member_id = d.member_id and e.created_at < d.created_at)`,
  noDeposit: `select m.id as member_id, m.created_at + ${days} as at, '' as occasion from member_record m
    where m.created_at >= $1::timestamptz - ${days} and m.created_at < $2::timestamptz - ${days}
      and not exists (select from deposit_kept d where d.member_id = m.id and d.created_at <= m.created_at + ${days})`,
  noLogIn: `select s.member_id, s.created_at + ${days} as at, '' as occasion from member_session_record s
    where s.created_at >= $1::timestamptz - ${days} and s.created_at < $2::timestamptz - ${days}
      and not exists (select from member_session_record l where l.member_id = s.member_id
        and l.created_at > s.created_at and l.created_at <= s.created_at + ${days})`,
  levelReached: `select a.member_id, a.at, '' as occasion from audit_event_record a
    where a.command = 'vip.reachLevel' and a.at >= $1 and a.at < $2 and a.member_id is not null
      and coalesce((a.before ->> 'level')::int, 0) < ($3::jsonb ->> 'level')::int
      and (a.after ->> 'level')::int >= ($3::jsonb ->> 'level')::int`,
  // A day begins at midnight in UTC. Who was born on 29 February has the birthday on the 28th of other years.
  birthday: `select m.id as member_id, d.at, extract(year from d.day)::text as occasion
    from (select g::date as day, g::date::timestamp at time zone 'utc' as at
      from generate_series(date_trunc('day', $1::timestamptz at time zone 'utc'), $2::timestamptz at time zone 'utc', '1 day') g) d
      join member_record m on extract(month from m.birthday) = extract(month from d.day)
        and (extract(day from m.birthday) = extract(day from d.day)
          or (extract(day from m.birthday) = 29 and extract(day from d.day) = 28
            and extract(month from d.day + 1) = 3 and extract(month from d.day) = 2))
    where d.at >= $1 and d.at < $2 and m.created_at < d.at and $3::jsonb is not null`,
};
