import { z } from 'zod';

/** What an alert was raised from, as shown: whole numbers and amounts as text. */
export type Facts = Readonly<Record<string, string>>;

/**
 * What a rule can look for. Its statement answers `member_id`, `subject`, `currency`, `window_key`, `event_at` and `facts`
 * for every event from $1 on and before $2 that is one too many by the parameters in $3, where amounts are minor units. An
 * event is judged by what was before it, so that it does not matter in how many strides time is walked through.
 */
export interface RiskKind {
  about: string;
  parameters: z.ZodObject;
  sql: string;
  /** Which of the facts are amounts in minor units. */
  amounts: readonly string[];
  /** Whether it is about members; otherwise about the staff, and no currency narrows it. */
  ofMembers: boolean;
  sentence(facts: Facts): string;
}

const noted = (schema: z.ZodType, unit: string, about: string) => schema.meta({ unit, about });

export const whole = (unit: string, about: string, least: number, most: number) =>
  noted(z.int().min(least).max(most), unit, about) as z.ZodInt;

/** Decimal text in major units of the rule's currency. */
export const amount = (about: string) =>
  noted(z.string().regex(/^\d{1,12}(\.\d{1,8})?$/), 'amount', about) as z.ZodString;

export const hours = () => whole('hours', 'How far back is looked', 1, 24 * 92);
export const days = (about = 'How far back is looked') => whole('days', about, 1, 366);

/** The statement's part for the stretch of time in which one alert is enough. */
export const bucketOf = (at: string, seconds: string) =>
  `floor(extract(epoch from ${at}) / (${seconds}))::bigint::text`;
