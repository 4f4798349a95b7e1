import type { Database } from '@fairhouse/database';

/** One line for each thing in a schema and for each row that its making inserted. Two equal lists are two equal schemas. */
export async function catalogOf(db: Database, schema: string): Promise<string[]> {
  const lines = await Promise.all(parts.map((sql) => textsOf(db, sql, [schema])));
  const tables = await textsOf(db, `select relname as text from pg_class where ${inSchema} and relkind in ('r', 'p')`, [
    schema,
  ]);
  const rows = await Promise.all(
    tables
      .filter((table) => table !== 'schema_migration')
      .map(async (table) =>
        (await textsOf(db, `select to_json(t)::text as text from ${schema}.${table} t`, [])).map(
          (row) => `row of ${table}: ${row.replace(/"\d{4}-\d\d-\d\dT[\d:]+\.\d+[^"]*"/g, '"now"')}`,
        ),
      ),
  );
  return [...lines.flat(), ...rows.flat()].sort();
}

async function textsOf(db: Database, sql: string, values: string[]): Promise<string[]> {
  return (await db.query<{ text: string }>(sql, values)).rows.map(({ text }) => text);
}

const inSchema = 'relnamespace = $1::regnamespace';

const parts = [
  `select concat_ws(' ', 'relation', relname, relkind, relpersistence, reloptions) as text
   from pg_class where ${inSchema} and relkind in ('r', 'p', 'v', 'm', 'c')`,
  // Columns and attributes of types in their order; a column that was dropped leaves a number that nobody sees.
  `select concat_ws(' ', 'column', c.relname, row_number() over (partition by c.oid order by a.attnum), a.attname,
     format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end, a.attidentity, a.attgenerated,
     a.attcollation::regcollation, a.attstorage, a.attoptions, a.attcompression,
     'default ' || pg_get_expr(d.adbin, d.adrelid)) as text
   from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
   where ${inSchema} and c.relkind in ('r', 'p', 'v', 'm', 'c') and a.attnum > 0 and not a.attisdropped`,
  // A constraint that was added without looking at the rows before it holds for every row of an empty database.
  `select concat_ws(' ', 'constraint', conrelid::regclass, conname, replace(pg_get_constraintdef(oid), ' NOT VALID', '')) as text
   from pg_constraint where connamespace = $1::regnamespace and contype <> 'n'`,
  `select concat_ws(' ', 'index', pg_get_indexdef(i.indexrelid), i.indisclustered, i.indisreplident) as text
   from pg_index i join pg_class on pg_class.oid = i.indexrelid where ${inSchema}`,
  `select concat_ws(' ', 'trigger', pg_get_triggerdef(t.oid), t.tgenabled) as text
   from pg_trigger t join pg_class c on c.oid = t.tgrelid where ${inSchema} and not t.tgisinternal`,
  `select 'function ' || pg_get_functiondef(oid) as text from pg_proc where pronamespace = $1::regnamespace and prokind <> 'a'`,
  `select concat_ws(' ', 'view', relname, pg_get_viewdef(oid)) as text
   from pg_class where ${inSchema} and relkind in ('v', 'm')`,
  `select concat_ws(' ', 'sequence', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, cache_size,
     last_value) as text from pg_sequences where schemaname = $1`,
  `select concat_ws(' ', 'type', typname, typtype, (select array_agg(enumlabel order by enumsortorder) from pg_enum
     where enumtypid = t.oid), format_type(typbasetype, typtypmod), typnotnull, typdefault) as text
   from pg_type t where typnamespace = $1::regnamespace and typtype in ('e', 'd', 'r')`,
  `select 'statistics ' || pg_get_statisticsobjdef(oid) as text from pg_statistic_ext where stxnamespace = $1::regnamespace`,
  `select concat_ws(' ', 'comment', d.classoid::regclass, c.relname, d.objsubid, d.description) as text
   from pg_description d join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass where ${inSchema}`,
  `select concat_ws(' ', 'rule', r.ev_class::regclass, r.rulename, pg_get_ruledef(r.oid)) as text
   from pg_rewrite r join pg_class c on c.oid = r.ev_class where ${inSchema} and r.rulename <> '_RETURN'`,
];
