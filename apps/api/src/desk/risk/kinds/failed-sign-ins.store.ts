import { z } from 'zod';
import { bucketOf, type RiskKind, whole } from './kind.ts';

export const failedSignIns = {
  about: 'Many refused sign-ins under one name of the staff',
  parameters: z.strictObject({
    times: whole('tries', 'From how many on', 2, 10_000),
    minutes: whole('minutes', 'How far back is looked', 1, 10_080),
  }),
  ofMembers: false,
  amounts: [],
  sql: `
  select null::bigint as member_id, 'staff:' || e.name as subject, null::text as currency,
    ${bucketOf('e.at', "60 * ($3::jsonb ->> 'minutes')::int")} as window_key, e.at as event_at,
    jsonb_build_object('times', w.times, 'minutes', $3::jsonb ->> 'minutes', 'address', e.address) as facts
  from staff_sign_in_record e
    cross join lateral (
      select count(*) as times from staff_sign_in_record r
      where r.name = e.name and r.outcome in ('refused', 'locked') and r.at <= e.at
        and r.at > e.at - make_interval(mins => ($3::jsonb ->> 'minutes')::int)) w
  where e.outcome in ('refused', 'locked') and e.at >= $1::timestamptz and e.at < $2::timestamptz
    and w.times >= ($3::jsonb ->> 'times')::int`,
  sentence: ({ times, minutes, address }) =>
    `${times} refused sign-ins within ${minutes} minutes, the last from ${address}`,
} satisfies RiskKind;
