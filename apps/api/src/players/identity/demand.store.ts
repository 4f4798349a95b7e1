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
  documents: readonly string[];
  /** null: no documents are asked for. */
  documentsBefore: 'deposit' | 'play' | null;
}

/** Makes the rows say exactly this; answers how many it changed. */
export async function writeDemands(db: Database | Transaction, demands: readonly Demand[]): Promise<number> {
  const { rows } = await db.query<{ changed: number }>(
    `with wanted as (
       select w.country_code, w.state_code, w.own_parts, w.identity_before, w.address_before, w.register, w.documents, w.documents_before
       from json_to_recordset($1) w (country_code text, state_code text, own_parts text[], identity_before text,
         address_before text, register text, documents text[], documents_before text)),
     written as (
       insert into identity_demand as d (country_code, state_code, own_parts, identity_before, address_before, register,
         documents, documents_before)
       select country_code, state_code, own_parts, identity_before, address_before, register, documents, documents_before
       from wanted
       on conflict (country_code, state_code) do update set own_parts = excluded.own_parts,
         identity_before = excluded.identity_before, address_before = excluded.address_before, register = excluded.register,
         documents = excluded.documents, documents_before = excluded.documents_before
       where (d.own_parts, d.identity_before, d.address_before, d.documents, d.documents_before, d.register) is distinct from
         (excluded.own_parts, excluded.identity_before, excluded.address_before, excluded.documents,
           excluded.documents_before, excluded.register)
       returning 1),
     gone as (
       delete from identity_demand d
       where not exists (
         select from wanted w where w.country_code = d.country_code and w.state_code = d.state_code)
       returning 1)
     select ((select count(*) from written) + (select count(*) from gone))::int as changed`,
    [
      JSON.stringify(
        demands.map((demand) => ({
          country_code: demand.countryCode,
          state_code: demand.stateCode,
          own_parts: demand.ownParts,
          identity_before: demand.identityBefore,
          address_before: demand.addressBefore,
          register: demand.register,
          documents: demand.documents,
          documents_before: demand.documentsBefore,
        })),
      ),
    ],
  );
  return rows[0]!.changed;
}
