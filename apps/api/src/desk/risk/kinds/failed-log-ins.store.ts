import { z } from 'zod';
import { bucketOf, type RiskKind, whole } from './kind.ts';

export const failedLogIns = {
  about: 'Many wrong passwords for one member',
  parameters: z.strictObject({
    times: whole('tries', 'From how many on', 2, 10_000),
    minutes: whole('minutes', 'How far back is looked', 1, 10_080),
  }),
  ofMembers: true,
  amounts: [],
  sql: `
  select e.member_id, 'member:' || e.member_id as subject, m.currency,
    ${bucketOf('e.at', "60 * ($3::jsonb ->> 'minutes')::int")} as window_key, e.at as event_at,
    jsonb_build_object('times', w.times, 'minutes', $3::jsonb ->> 'minutes') as facts
  from log_in_refusal_record e
    join member_record m on m.id = e.member_id
    cross join lateral (
      select count(*) as times from log_in_refusal_record r
      where r.member_id = e.member_id and r.at <= e.at
        and r.at > e.at - make_interval(mins => ($3::jsonb ->> 'minutes')::int)) w
  where e.at >= $1::timestamptz and e.at < $2::timestamptz and w.times >= ($3::jsonb ->> 'times')::int`,
  sentence: ({ times, minutes }) => `${times} wrong passwords within ${minutes} minutes`,
} satisfies RiskKind;
