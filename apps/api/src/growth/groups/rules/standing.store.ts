import { bonusStatuses } from '@fairhouse/contract/operator';
import { z } from 'zod';
import { amount, type Condition, currency, days, inCurrency, oneOf, since, whole } from './condition.ts';

const nothing = z.strictObject({});
const ends = bonusStatuses.filter((status) => status !== 'active') as [string, ...string[]];

export const bonusOpen = {
  parameters: nothing,
  sql: `m.id in (select b.member_id from bonus_record b where b.status = 'active')`,
} satisfies Condition;

/** Bets that an open bonus still asks for. */
export const wageringOpen = {
  parameters: z.strictObject({ currency: currency(), least: amount() }),
  sql: `${inCurrency} and m.id in (select b.member_id from bonus_record b
    where b.status = 'active' and b.required - b.wagered >= ($1::jsonb ->> 'least')::bigint)`,
} satisfies Condition;

export const bonusEnded = {
  parameters: z.strictObject({ as: oneOf(ends), days: days() }),
  sql: `m.id in (select b.member_id from bonus_record b where b.status = ($1::jsonb ->> 'as') and ${since('b.ended_at')})`,
} satisfies Condition;

export const alertOpen = {
  parameters: nothing,
  sql: 'm.id in (select a.member_id from risk_alert_queue a where a.member_id is not null)',
} satisfies Condition;

export const caseOpen = {
  parameters: nothing,
  sql: 'm.id in (select c.member_id from risk_case_open c)',
} satisfies Condition;

export const reachedBy = {
  parameters: z.strictObject({ campaign: whole('campaign', 1, 2_147_483_647) }),
  sql: `m.id in (select r.member_id from campaign_member r
    where r.campaign_id = ($1::jsonb ->> 'campaign')::int and r.outcome = 'done')`,
} satisfies Condition;
