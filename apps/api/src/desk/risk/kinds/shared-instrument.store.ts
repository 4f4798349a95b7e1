import { z } from 'zod';
import { days, type RiskKind, whole } from './kind.ts';

export const sharedInstrument = {
  about: 'The same card, wallet or account paid in for several members',
  parameters: z.strictObject({ members: whole('members', 'From how many on', 2, 100), days: days() }),
  ofMembers: true,
  amounts: [],
  sql: `
  select e.member_id, 'member:' || e.member_id as subject, b.currency, e.kind || ':' || encode(e.digest, 'hex') as window_key,
    e.created_at as event_at,
    jsonb_build_object('members', w.members, 'others', w.others, 'instrument', e.kind || ' ' || e.label,
      'days', $3::jsonb ->> 'days', 'deposit', e.attempt_id) as facts
  from deposit_instrument_record e
    join ledger_book b on b.member_id = e.member_id
    cross join lateral (
      select count(distinct i.member_id) as members,
        string_agg(distinct i.member_id::text, ', ') filter (where i.member_id <> e.member_id) as others
      from deposit_instrument_record i
      where i.kind = e.kind and i.digest = e.digest and i.created_at <= e.created_at
        and i.created_at > e.created_at - make_interval(days => ($3::jsonb ->> 'days')::int)) w
  where e.created_at >= $1::timestamptz and e.created_at < $2::timestamptz
    and w.members >= ($3::jsonb ->> 'members')::int`,
  sentence: ({ members, instrument, others, days }) =>
    `${instrument} paid in for ${members} members within ${days} days; the others: ${others}`,
} satisfies RiskKind;
