import { ratedCurrencies, settingSchema } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

/** An older rate does not apply to a day. */
const validDays = 7;

/** The newest rate of each currency for a day of UTC, or one of the seven before it; of those of one day the one entered last. */
export async function dailyRatesOn(db: Database, day: string): Promise<Map<Currency, { day: string; perUsd: string }>> {
  const { rows } = await db.query<{ scope: string; value: unknown }>(
    `select distinct on (scope) scope, value from setting_change
     where name = 'dailyRate' and value ->> 'day' <= $1
       and value ->> 'day' >= to_char($1::date - $2::int, 'YYYY-MM-DD')
     order by scope, value ->> 'day' desc, version desc`,
    [day, validDays],
  );
  const known = rows.flatMap(({ scope, value }) => {
    const currency = ratedCurrencies.find((code) => code === scope);
    if (!currency) return [];
    return [[currency, settingSchema('dailyRate', scope).parse(value) as { day: string; perUsd: string }] as const];
  });
  return new Map<Currency, { day: string; perUsd: string }>(known);
}
