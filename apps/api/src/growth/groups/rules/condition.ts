import { memberTag } from '@fairhouse/contract/operator';
import { currencyCodes } from '@fairhouse/money';
import { z } from 'zod';

/**
 * What a line of a rule can say. Its statement is a condition over `m`, a row of member_record, whose parameters stand in
 * $1: of the member's own row, or `m.id in (select …)` without a reference to `m` inside, so that the planner joins it where
 * it must hold and hashes it where it may or must not. It is true or false, never null.
 */
export interface Condition {
  parameters: z.ZodObject;
  sql: string;
}

const noted = <T extends z.ZodType>(schema: T, unit: string): T => schema.meta({ unit }) as T;

export const whole = (unit: string, least: number, most: number) => noted(z.int().min(least).max(most), unit);
/** How far back is looked. */
export const days = () => whole('days', 1, 3_650);
export const day = () =>
  noted(
    z.iso.date().refine((text) => !text.startsWith('0000')),
    'day',
  );
/** Decimal text in major units of `currency`, which stands beside it. */
export const amount = () => noted(z.string().regex(/^-?\d{1,12}(\.\d{1,8})?$/), 'amount');
export const currency = () => noted(z.enum(currencyCodes), 'currency');
export const oneOf = <const W extends readonly [string, ...string[]]>(words: W) => noted(z.enum(words), 'words');
export const someOf = <const W extends readonly [string, ...string[]]>(words: W, unit = 'words') =>
  noted(z.array(z.enum(words)).min(1).max(words.length), unit);
/** ISO 3166-1, two letters. */
export const countries = () =>
  noted(
    z
      .array(z.string().regex(/^[A-Z]{2}$/))
      .min(1)
      .max(100),
    'countries',
  );
/** In small letters. */
export const tag = () => noted(memberTag(), 'tag');
export const gameCode = () => noted(z.string().regex(/^[A-Za-z0-9_.-]{1,60}$/), 'game');

/** From least to most, either of which may be left open, but not both. */
export function bounded<S extends z.core.$ZodLooseShape>(shape: S) {
  return z.strictObject(shape).refine((given) => {
    const { least, most } = given as { least?: unknown; most?: unknown };
    return least !== undefined || most !== undefined;
  }, 'one of least and most');
}

/** An expression of SQL within the bounds. */
export const within = (expression: string) => `
  (($1::jsonb ->> 'least') is null or ${expression} >= ($1::jsonb ->> 'least')::bigint)
  and (($1::jsonb ->> 'most') is null or ${expression} <= ($1::jsonb ->> 'most')::bigint)`;

/** The same of what is added up for each member; who has no row has 0. */
export const sumWithin = (rows: string, sum: string) => `
  (($1::jsonb ->> 'least') is null or ($1::jsonb ->> 'least')::bigint <= 0
    or m.id in (select s.member_id from ${rows} group by s.member_id having ${sum} >= ($1::jsonb ->> 'least')::bigint))
  and (($1::jsonb ->> 'most') is null
    or m.id not in (select s.member_id from ${rows} group by s.member_id having ${sum} > ($1::jsonb ->> 'most')::bigint))`;

export const since = (at: string) => `${at} >= now() - make_interval(days => ($1::jsonb ->> 'days')::int)`;
export const inCurrency = `m.currency = ($1::jsonb ->> 'currency')`;
export const among = (expression: string, name: string) =>
  `${expression} = any(array(select jsonb_array_elements_text($1::jsonb -> '${name}')))`;
