import { z } from 'zod';
import { amount, bucketOf, hours, type RiskKind, whole } from './kind.ts';

export const passThrough = {
  about: 'Money that is paid in and asked for again with hardly any play between',
  parameters: z.strictObject({
    hours: hours(),
    amount: amount('The least cash-out that counts'),
    percent: whole('percent', 'Staked since less than this share of what was paid in', 1, 1000),
  }),
  ofMembers: true,
  amounts: ['cashOut', 'deposited', 'staked'],
  sql: `
  select e.member_id, 'member:' || e.member_id as subject, b.currency,
    ${bucketOf('e.created_at', "3600 * ($3::jsonb ->> 'hours')::int")} as window_key, e.created_at as event_at,
    jsonb_build_object('cashOut', e.amount::text, 'deposited', paid.total::text, 'staked', played.total::text,
      'hours', $3::jsonb ->> 'hours', 'seq', e.seq) as facts
  from ledger_posting e
    join ledger_book b on b.member_id = e.member_id
    cross join lateral (
      select sum(p.amount) as total, min(p.seq) as first from ledger_posting p
      where p.member_id = e.member_id and p.type = 'DEPOSIT' and p.created_at <= e.created_at
        and p.created_at > e.created_at - make_interval(hours => ($3::jsonb ->> 'hours')::int)) paid
    cross join lateral (
      select coalesce(sum(case when p.type = 'GAME_BET' then p.amount else -p.amount end), 0) as total from ledger_posting p
      where p.member_id = e.member_id and p.seq > 0 and p.seq > paid.first and p.seq < e.seq
        and p.type in ('GAME_BET', 'GAME_ROLLBACK')) played
  where e.type = 'WITHDRAW' and e.created_at >= $1::timestamptz and e.created_at < $2::timestamptz
    and e.amount >= ($3::jsonb ->> 'amount')::bigint
    and paid.total > 0 and played.total * 100 < paid.total * ($3::jsonb ->> 'percent')::int`,
  sentence: ({ cashOut, deposited, staked, hours }) =>
    `A cash-out of ${cashOut}: within ${hours} hours ${deposited} were paid in and ${staked} staked since`,
} satisfies RiskKind;
