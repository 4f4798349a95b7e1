import type { Database } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';

export interface Demand {
  countryCode: string;
  identityBefore: Rules['identity.before'];
  addressBefore: Rules['address.before'];
  register: string | null;
}

/** Makes the rows say exactly this; answers how many it changed. */
export async function writeDemands(db: Database, demands: readonly Demand[]): Promise<number> {
  const { rows } = await db.query<{ changed: number }>(
    `with wanted as (
       select w.country_code, w.identity_before, w.address_before, w.register
       from json_to_recordset($1) w (country_code text, identity_before text, address_before text, register text)),
     written as (
       insert into identity_demand as d (country_code, identity_before, address_before, register)
       select country_code, identity_before, address_before, register from wanted
       on conflict (country_code) do update set identity_before = excluded.identity_before,
         address_before = excluded.address_before, register = excluded.register
       where (d.identity_before, d.address_before, coalesce(d.register, '')) <>
         (excluded.identity_before, excluded.address_before, coalesce(excluded.register, ''))
       returning 1),
     gone as (
       delete from identity_demand d where not exists (select from wanted w where w.country_code = d.country_code)
       returning 1)
     select ((select count(*) from written) + (select count(*) from gone))::int as changed`,
    [
      JSON.stringify(
        demands.map(({ countryCode, identityBefore, addressBefore, register }) => ({
          country_code: countryCode,
          identity_before: identityBefore,
          address_before: addressBefore,
          register,
        })),
      ),
    ],
  );
  return rows[0]!.changed;
}
