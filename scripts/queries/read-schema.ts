import type pg from 'pg';
import { describe } from './describe.ts';
import { isNullable, keyOf, type Schema } from './schema-types.ts';

interface ColumnRow {
  relation: number;
  number: number;
  table: string;
  name: string;
  neverNull: boolean;
  view: string | null;
}

/** The types, and the columns of the tables and views, of what `client` sees. */
export async function readSchema(client: pg.PoolClient): Promise<Schema> {
  const types = await client.query<{ oid: number; name: string }>('select oid::int, typname as name from pg_type');
  const { rows } = await client.query<ColumnRow>(
    `select a.attrelid::int as relation, a.attnum::int as number, c.relname as table, a.attname as name,
       a.attnotnull as "neverNull", case c.relkind when 'v' then pg_get_viewdef(c.oid) end as view
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and c.relkind in ('r', 'p', 'v') order by 1, 2`,
  );
  const schema = {
    typeNames: new Map(types.rows.map(({ oid, name }) => [oid, name])),
    columns: new Map(
      rows.map(({ relation, number, ...column }) => [keyOf({ table: relation, number }), column] as const),
    ),
  };
  // A view's column is never null where what it shows never is. Views of views come after those that they read.
  for (const { relation, view } of rows.filter(({ view, number }) => view && number === 1)) {
    const { columns } = await describe(client, view!);
    columns.forEach((shown, i) => {
      const column = schema.columns.get(keyOf({ table: relation, number: i + 1 }));
      if (column) column.neverNull = shown.table !== 0 && !isNullable(shown, view!, schema);
    });
  }
  return schema;
}
