import type { Database, Transaction } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';

export interface Demand {
  countryCode: string;
  /** Of a whole country ''. */
  stateCode: string;
  /** Parts of the country that this is not about. */
  ownParts: readonly string[];
  identityBefore: Rules['identity.before'];
  addressBefore: Rules['address.before'];
  register: string | null;
}

/** Makes the rows say exactly this; answers how many it changed. */
export async function writeDemands(db: Database | Transaction, demands: readonly Demand[]): Promise<number> {
  const { rows } = await db.query<{ changed: number }>(
    `with wanted as (
       select w.country_code, w.state_code, w.own_parts, w.identity_before, w.address_before, w.register
       from json_to_recordset($1) w (country_code text, state_code text, own_parts text[], identity_before text,
         address_before text, register text)),
     written as (
       insert into identity_demand as d (country_code, state_code, own_parts, identity_before, address_before, register)
       select country_code, state_code, own_parts, identity_before, address_before, register from wanted
       on conflict (country_code, state_code) do update set own_parts = excluded.own_parts,
         identity_before = excluded.identity_before, address_before = excluded.address_before, register = excluded.register
       where (d.own_parts, d.identity_before, d.address_before, coalesce(d.register, '')) <>
         (excluded.own_parts, excluded.identity_before, excluded.address_before, coalesce(excluded.register, ''))
       returning 1),
     gone as (
       delete from identity_demand d
       where not exists (
         select from wanted w where w.country_code = d.country_code and w.state_code = d.state_code)
       returning 1)
     select ((select count(*) from written) + (select count(*) from gone))::int as changed`,
    [
      JSON.stringify(
        demands.map(({ countryCode, stateCode, ownParts, identityBefore, addressBefore, register }) => ({
          country_code: countryCode,
          state_code: stateCode,
          own_parts: ownParts,
          identity_before: identityBefore,
          address_before: addressBefore,
          register,
        })),
      ),
    ],
  );
  return rows[0]!.changed;
}
