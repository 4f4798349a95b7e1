import { documentKinds } from '@fairhouse/contract';
import { currencyCodes, playerLanguageCodes } from '@fairhouse/money';
import { z } from 'zod';
import {
  among,
  bounded,
  type Condition,
  countries,
  day,
  days,
  oneOf,
  since,
  someOf,
  tag,
  whole,
  within,
} from './condition.ts';

const nothing = z.strictObject({});

export const country = {
  parameters: z.strictObject({ is: countries() }),
  sql: among('m.country_code', 'is'),
} satisfies Condition;

export const currency = {
  parameters: z.strictObject({ is: someOf(currencyCodes, 'currencies') }),
  sql: among('m.currency', 'is'),
} satisfies Condition;

export const language = {
  parameters: z.strictObject({ is: oneOf(playerLanguageCodes) }),
  sql: `m.language = ($1::jsonb ->> 'is')`,
} satisfies Condition;

/** Whole days in UTC, both included. */
export const joined = {
  parameters: z
    .strictObject({ from: day().optional(), until: day().optional() })
    .refine(({ from, until }) => (from ?? until) !== undefined, 'one of from and until'),
  sql: `
  (($1::jsonb ->> 'from') is null or m.created_at >= ($1::jsonb ->> 'from')::date::timestamp at time zone 'utc')
  and (($1::jsonb ->> 'until') is null
    or m.created_at < (($1::jsonb ->> 'until')::date + 1)::timestamp at time zone 'utc')`,
} satisfies Condition;

/** In whole days that are over. */
export const accountAge = {
  parameters: bounded({ least: whole('days', 0, 36_500).optional(), most: whole('days', 0, 36_500).optional() }),
  sql: within(`floor(extract(epoch from now() - m.created_at) / 86400)`),
} satisfies Condition;

export const vipLevel = {
  parameters: bounded({ least: whole('level', 0, 1000).optional(), most: whole('level', 0, 1000).optional() }),
  sql: within('m.vip_level'),
} satisfies Condition;

/** Has a tag that the staff has given. */
export const tagged = {
  parameters: z.strictObject({ tag: tag() }),
  sql: `m.id in (select t.member_id from member_tag_record t where t.tag = ($1::jsonb ->> 'tag'))`,
} satisfies Condition;

export const mailVerified = {
  parameters: nothing,
  sql: 'm.email_verified_at is not null',
} satisfies Condition;

export const documentAccepted = {
  parameters: z.strictObject({ kind: oneOf(documentKinds) }),
  sql: `m.id in (select d.member_id from document_record d
    where d.kind = ($1::jsonb ->> 'kind') and d.status = 'accepted')`,
} satisfies Condition;

export const takesOffers = {
  parameters: nothing,
  sql: 'm.receive_exclusive',
} satisfies Condition;

export const suspended = {
  parameters: nothing,
  sql: 'not m.enabled',
} satisfies Condition;

export const playBarred = {
  parameters: nothing,
  sql: 'm.id in (select b.member_id from play_barred b)',
} satisfies Condition;

export const invited = {
  parameters: nothing,
  sql: 'm.id in (select i.member_id from invitation_record i)',
} satisfies Condition;

export const invitedBy = {
  parameters: z.strictObject({ member: whole('member', 1, Number.MAX_SAFE_INTEGER) }),
  sql: `m.id in (select i.member_id from invitation_record i where i.inviter_id = ($1::jsonb ->> 'member')::bigint)`,
} satisfies Condition;

/** Was logged in within so many days. */
export const seen = {
  parameters: z.strictObject({ days: days() }),
  sql: `m.id in (select v.member_id from member_visit v where ${since('v.last_seen_at')})`,
} satisfies Condition;
