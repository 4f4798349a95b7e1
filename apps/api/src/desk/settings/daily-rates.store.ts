import { ratedCurrencies, settingSchema } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';

/** An older rate does not apply to a day. */
const validDays = 7;

/** The rates of each day of a period, as dailyRatesOn has them. */
export async function dailyRatesBetween(
  db: Database,
  from: string,
  to: string,
): Promise<Map<string, Map<Currency, { day: string; perUsd: string }>>> {
  const { rows } = await db.query<{ on: string; scope: string; value: unknown }>(
    `select distinct on (d.at, c.scope) to_char(d.at, 'YYYY-MM-DD') as "on", c.scope, c.value
     from generate_series($1::date, $2::date, interval '1 day') d (at)
       join setting_change c on c.name = 'dailyRate' and c.value ->> 'day' <= to_char(d.at, 'YYYY-MM-DD')
         and c.value ->> 'day' >= to_char(d.at - $3::int * interval '1 day', 'YYYY-MM-DD')
     order by d.at, c.scope, c.value ->> 'day' desc, c.version desc`,
    [from, to, validDays],
  );
  const found = new Map<string, Map<Currency, { day: string; perUsd: string }>>();
  for (const { on, scope, value } of rows) {
    const currency = ratedCurrencies.find((code) => code === scope);
    if (!currency) continue;
    const ofDay = found.get(on) ?? new Map<Currency, { day: string; perUsd: string }>();
    ofDay.set(currency, settingSchema('dailyRate', scope).parse(value) as { day: string; perUsd: string });
    found.set(on, ofDay);
  }
  return found;
}

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
