import { z } from 'zod';
import { amount, days, type RiskKind } from './kind.ts';

export const dormantActive = {
  about: 'A deposit after a long time in which nothing was paid, asked for or played',
  parameters: z.strictObject({
    days: days('How long nothing happened'),
    amount: amount('The least deposit that counts'),
  }),
  ofMembers: true,
  amounts: ['deposit'],
  sql: `
  select e.member_id, 'member:' || e.member_id as subject, b.currency, e.seq::text as window_key, e.created_at as event_at,
    jsonb_build_object('deposit', e.amount::text,
      'days', floor(extract(epoch from e.created_at - last.moved_at) / 86400)::bigint, 'seq', e.seq) as facts
  from ledger_posting e
    join ledger_book b on b.member_id = e.member_id
    join member_record m on m.id = e.member_id
    cross join lateral (
      select coalesce((
          select p.created_at from ledger_posting p
          where p.member_id = e.member_id and p.seq > 0 and p.seq < e.seq
            and p.type in ('DEPOSIT', 'WITHDRAW', 'GAME_BET', 'PROMOTION')
          order by p.seq desc limit 1), m.created_at) as moved_at) last
  where e.type = 'DEPOSIT' and e.created_at >= $1::timestamptz and e.created_at < $2::timestamptz
    and e.amount >= ($3::jsonb ->> 'amount')::bigint
    and last.moved_at <= e.created_at - make_interval(days => ($3::jsonb ->> 'days')::int)`,
  sentence: ({ deposit, days }) => `A deposit of ${deposit} after ${days} days without a movement`,
} satisfies RiskKind;
