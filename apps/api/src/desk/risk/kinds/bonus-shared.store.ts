import { z } from 'zod';
import { type RiskKind, whole } from './kind.ts';

export const bonusShared = {
  about: 'Several members at one address, device, phone or account had the same promotion',
  parameters: z.strictObject({ members: whole('members', 'From how many on', 2, 100) }),
  ofMembers: true,
  amounts: [],
  sql: `
  select e.member_id, 'member:' || e.member_id as subject, b.currency,
    concat_ws(':', e.promotion, e.period, e.kind, encode(e.hash, 'hex')) as window_key, e.noted_at as event_at,
    jsonb_build_object('members', w.members, 'first', e.first_member_id::text, 'promotion', e.promotion,
      'sharing', e.kind || ' ' || e.label) as facts
  from bonus_shared_record e
    join ledger_book b on b.member_id = e.member_id
    cross join lateral (
      select 1 + count(distinct s.member_id) as members from bonus_shared_record s
      where s.promotion = e.promotion and s.period = e.period and s.kind = e.kind and s.hash = e.hash
        and s.noted_at <= e.noted_at and s.member_id <> e.first_member_id) w
  where e.noted_at >= $1::timestamptz and e.noted_at < $2::timestamptz
    and w.members >= ($3::jsonb ->> 'members')::int`,
  sentence: ({ members, promotion, sharing, first }) =>
    `${members} members had ${promotion} and share ${sharing}; the first was ${first}`,
} satisfies RiskKind;
