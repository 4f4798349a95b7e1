import { bucketOf } from './kind.ts';

/** Movements of one type: how many of a member's, and how much in all, up to each of them. */
export const velocityOf = (type: string) => `
  select e.member_id, 'member:' || e.member_id as subject, b.currency,
    ${bucketOf('e.created_at', "3600 * ($3::jsonb ->> 'hours')::int")} as window_key, e.created_at as event_at,
    jsonb_build_object('times', w.times, 'total', w.total::text, 'hours', $3::jsonb ->> 'hours', 'seq', e.seq) as facts
  from ledger_posting e
    join ledger_book b on b.member_id = e.member_id
    cross join lateral (
      select count(*) as times, sum(p.amount) as total from ledger_posting p
      where p.member_id = e.member_id and p.type = '${type}' and p.created_at <= e.created_at
        and p.created_at > e.created_at - make_interval(hours => ($3::jsonb ->> 'hours')::int)) w
  where e.type = '${type}' and e.created_at >= $1::timestamptz and e.created_at < $2::timestamptz
    and w.times >= ($3::jsonb ->> 'times')::int
    and ($3::jsonb ->> 'amount' is null or w.total >= ($3::jsonb ->> 'amount')::bigint)`;
