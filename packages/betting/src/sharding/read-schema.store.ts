import { createHash } from 'node:crypto';
import type { Transaction } from '@fairhouse/database';
import { escapeIdentifier, escapeLiteral } from 'pg';
import type { Shard } from './shard-schema.store.ts';
import { spreadTables } from './what-is-spread.ts';

/**
 * Makes the schema by which statements read what lies on several machines beside what does not, as PostgreSQL itself plans it: the
 * views of the casino over foreign tables, one for each part. Citus plans no such joins where one side asks the other row by row.
 */
export async function makeReadSchema(tx: Transaction, shards: Shard[]): Promise<void> {
  await tx.query('set local citus.enable_ddl_propagation = off');
  const views = await viewsOfSpreadTables(tx);
  const mark = createHash('sha256')
    .update(JSON.stringify([views, shards.map((shard) => ({ ...shard, tables: [...shard.tables] }))]))
    .digest('hex');
  if ((await markOfReadSchema(tx)) === mark) return;
  await dropReadSchema(tx);
  await tx.query('create schema casino_parts; create schema casino_read; create extension if not exists postgres_fdw');
  const { rows } = await tx.query<{ database: string }>('select current_database() as database');
  for (const { host, port } of shards) await tx.query(serverSql(host, port, rows[0]!.database));
  for (const table of spreadTables) {
    await tx.query(`create table casino_parts.${table} (like casino.${table})`);
    for (const shard of shards) {
      const part = shard.tables.get(table)!;
      await tx.query(
        `create foreign table casino_parts.${part} () inherits (casino_parts.${table})
         server ${serverOf(shard.host, shard.port)}
         options (schema_name 'casino', table_name ${escapeLiteral(part)})`,
      );
    }
  }
  await tx.query('set local search_path = casino_read, casino_parts, casino');
  for (const { name, text } of views) await tx.query(`create view casino_read.${name} as ${text}`);
  await tx.query(`comment on schema casino_read is '${mark}'`);
  await tx.query('set local search_path = casino');
}

/** What it was made of. Who reads meanwhile need not be disturbed where nothing has changed. */
async function markOfReadSchema(tx: Transaction): Promise<string | null | undefined> {
  const { rows } = await tx.query<{ mark: string | null }>(
    `select obj_description(oid, 'pg_namespace') as mark from pg_namespace where nspname = 'casino_read'`,
  );
  return rows[0]?.mark;
}

/** With the machines' tables go the servers by which they were reached. */
export async function dropReadSchema(tx: Transaction): Promise<void> {
  await tx.query('drop schema if exists casino_read cascade; drop schema if exists casino_parts cascade');
  const { rows } = await tx.query<{ name: string }>(
    `select srvname as name from pg_foreign_server where srvname like 'casino\\_at\\_%'`,
  );
  for (const { name } of rows) await tx.query(`drop server ${escapeIdentifier(name)} cascade`);
}

const serverOf = (host: string, port: number) => escapeIdentifier(`casino_at_${host}_${port}`);

function serverSql(host: string, port: number, database: string): string {
  const server = serverOf(host, port);
  const place = `host ${escapeLiteral(host)}, port ${escapeLiteral(String(port))}, dbname ${escapeLiteral(database)}`;
  return `do $server$ begin
    if not exists (select from pg_foreign_server where srvname = ${escapeLiteral(`casino_at_${host}_${port}`)}) then
      create server ${server} foreign data wrapper postgres_fdw
        options (${place}, use_remote_estimate 'true', fetch_size '1000', async_capable 'true');
      execute format('create user mapping for current_user server %I options (user %L)', ${escapeLiteral(`casino_at_${host}_${port}`)}, current_user);
    end if;
  end $server$`;
}

/** The views that lean on the spread tables, or on other such views, each after what it leans on. */
async function viewsOfSpreadTables(tx: Transaction): Promise<{ name: string; text: string }[]> {
  const { rows } = await tx.query<{ name: string; text: string }>(
    `with recursive leans as (
       select c.oid, 0 as depth from pg_class c where c.relnamespace = 'casino'::regnamespace and c.relname = any($1)
       union all
       select r.ev_class, l.depth + 1 from leans l
         join pg_depend d on d.refobjid = l.oid and d.refclassid = 'pg_class'::regclass and d.classid = 'pg_rewrite'::regclass
         join pg_rewrite r on r.oid = d.objid and r.ev_class <> l.oid
     )
     select c.relname as name, pg_get_viewdef(c.oid) as text
     from (select oid, max(depth) as depth from leans where depth > 0 group by oid) l join pg_class c on c.oid = l.oid
     where c.relkind = 'v' and c.relnamespace = 'casino'::regnamespace order by l.depth, c.relname`,
    [spreadTables],
  );
  return rows;
}
