import { z } from 'zod';
import { amount, bucketOf, hours, type RiskKind, whole } from './kind.ts';

const movement = "case $3::jsonb ->> 'of' when 'deposits' then 'DEPOSIT' else 'WITHDRAW' end";
const isJustBelow = (posting: string) => `${posting}.type in ('DEPOSIT', 'WITHDRAW') and ${posting}.type = ${movement}
  and ${posting}.amount < ($3::jsonb ->> 'limit')::bigint
  and ${posting}.amount * 100 >= ($3::jsonb ->> 'limit')::bigint * (100 - ($3::jsonb ->> 'percent')::int)`;

export const structuring = {
  about: 'Several amounts just below a limit',
  parameters: z.strictObject({
    of: z.enum(['deposits', 'cashOuts']).meta({ unit: 'word', about: 'Which movements' }),
    limit: amount('The limit that they stay below'),
    percent: whole('percent', 'How far below the limit still counts', 1, 90),
    times: whole('times', 'From how many on', 2, 1000),
    hours: hours(),
  }),
  ofMembers: true,
  amounts: ['total', 'limit'],
  sql: `
  select e.member_id, 'member:' || e.member_id as subject, b.currency,
    ${bucketOf('e.created_at', "3600 * ($3::jsonb ->> 'hours')::int")} as window_key, e.created_at as event_at,
    jsonb_build_object('times', w.times, 'total', w.total::text, 'limit', $3::jsonb ->> 'limit',
      'of', case $3::jsonb ->> 'of' when 'deposits' then 'deposits' else 'cash-outs' end,
      'hours', $3::jsonb ->> 'hours', 'seq', e.seq) as facts
  from ledger_posting e
    join ledger_book b on b.member_id = e.member_id
    cross join lateral (
      select count(*) as times, sum(p.amount) as total from ledger_posting p
      where p.member_id = e.member_id and ${isJustBelow('p')} and p.created_at <= e.created_at
        and p.created_at > e.created_at - make_interval(hours => ($3::jsonb ->> 'hours')::int)) w
  where ${isJustBelow('e')} and e.created_at >= $1::timestamptz and e.created_at < $2::timestamptz
    and w.times >= ($3::jsonb ->> 'times')::int`,
  sentence: ({ times, of, limit, total, hours }) =>
    `${times} ${of} just below ${limit} within ${hours} hours, ${total} in all`,
} satisfies RiskKind;
