import { z } from 'zod';
import { hours, type RiskKind } from './kind.ts';

export const bonusCashedOut = {
  about: 'A cash-out soon after a bonus was claimed',
  parameters: z.strictObject({ hours: hours() }),
  ofMembers: true,
  amounts: ['bonus', 'cashOut'],
  sql: `
  select e.member_id, 'member:' || e.member_id as subject, b.currency, 'bonus:' || claimed.seq as window_key,
    e.created_at as event_at,
    jsonb_build_object('bonus', claimed.amount::text, 'cashOut', e.amount::text,
      'minutes', floor(extract(epoch from e.created_at - claimed.created_at) / 60)::bigint, 'seq', e.seq) as facts
  from ledger_posting e
    join ledger_book b on b.member_id = e.member_id
    cross join lateral (
      select p.seq, p.amount, p.created_at from ledger_posting p
      where p.member_id = e.member_id and p.type = 'PROMOTION' and p.created_at <= e.created_at
        and p.created_at > e.created_at - make_interval(hours => ($3::jsonb ->> 'hours')::int)
      order by p.created_at desc limit 1) claimed
  where e.type = 'WITHDRAW' and e.created_at >= $1::timestamptz and e.created_at < $2::timestamptz`,
  sentence: ({ bonus, cashOut, minutes }) =>
    `A bonus of ${bonus}, and ${minutes} minutes later a cash-out of ${cashOut}`,
} satisfies RiskKind;
