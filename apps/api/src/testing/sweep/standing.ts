import type { Database } from '@fairhouse/database';

/** Rows that say that something was tried: they are written although, or because, it was refused. */
const recordsOfTries = [
  'member_session',
  'deposit_attempt',
  'deposit_event',
  'login_failure',
  'log_in_refusal',
  'mailed_link',
  'mail',
];

/** The same in a table that holds more than tries: a deposit that was stored and then found no provider. */
const eventsOfTries = `and r.command not in ('deposit.start', 'deposit.order')`;

/**
 * Answers what a digest of all that the database holds of a member: each table with a `member_id`, tomorrow's too.
 * Two digests are equal when no row of the member's came, went or changed, records of mere tries aside.
 */
export async function standingOf(db: Database): Promise<(member: bigint) => Promise<Record<string, string>>> {
  const { rows } = await db.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = current_schema() and c.column_name = 'member_id' and t.table_type = 'BASE TABLE'
     order by 1`,
  );
  const tables = rows.map(({ name }) => name).filter((name) => !recordsOfTries.includes(name));
  const digest = (table: string, column: string) =>
    `select '${table}' as name, coalesce(md5(string_agg(r::text, '|' order by r::text)), 'none') as digest
     from ${table} r where r.${column} = $1 ${table === 'audit_event' ? eventsOfTries : ''}`;
  const query = [digest('member', 'id'), ...tables.map((table) => digest(table, 'member_id'))].join(' union all ');
  return async (member) => {
    // By name, so that a connection plans it once: to plan it takes longer than to run it.
    const found = await db.query<{ name: string; digest: string }>({ name: 'standing', text: query, values: [member] });
    return Object.fromEntries(found.rows.map(({ name, digest }) => [name, digest]));
  };
}
