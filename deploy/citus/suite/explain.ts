import type pg from 'pg';
import { describe } from '../../../scripts/queries/describe.ts';

/** Where a statement finds its tables: by itself in the views over all machines first, in a transaction in the tables. */
export const paths = { byItself: 'casino_read, casino', within: 'casino' };

/** Why a statement cannot be planned there; undefined: it can. Its values are of the right types and nobody's. */
export async function whyNotPlanned(client: pg.PoolClient, text: string, path: string): Promise<string | undefined> {
  await client.query(`begin; set local search_path = ${path}; set local plan_cache_mode = force_custom_plan`);
  try {
    const { parameters } = await describe(client, text);
    const { rows } = await client.query<{ name: string; category: string }>(
      `select format_type(oid, null) as name, typcategory as category from unnest($1::oid[]) with ordinality p (oid, n)
         join pg_type using (oid) order by n`,
      [parameters],
    );
    const types = rows.map(({ name }) => name).join(', ');
    await client.query(`prepare asked ${types && `(${types})`} as ${text}`);
    const values = rows.map(({ name, category }) => sampleOf(name, category)).join(', ');
    await client.query(`explain execute asked ${values && `(${values})`}`);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await client.query('rollback; deallocate all');
  }
}

function sampleOf(type: string, category: string): string {
  if (category === 'N') return `1::${type}`;
  if (category === 'B') return 'true';
  if (category === 'S') return `'00'::${type}`;
  if (category === 'A') return /int|numeric|text|char/.test(type) ? `'{1,2}'::${type}` : `'{}'::${type}`;
  if (type === 'interval') return `'1 hour'::${type}`;
  if (category === 'D') return `'2026-06-01'::${type}`;
  if (/json/.test(type)) return `'[]'::${type}`;
  return `null::${type}`;
}
