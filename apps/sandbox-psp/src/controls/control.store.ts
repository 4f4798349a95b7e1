import type { Database } from '@fairhouse/database';

export async function setControl(db: Database, name: string, value: string): Promise<void> {
  await db.query(
    'insert into control (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
    [name, value],
  );
}

export async function readControl(db: Database, name: string): Promise<string | undefined> {
  const { rows } = await db.query<{ value: string }>('select value from control where name = $1', [name]);
  return rows[0]?.value;
}

export async function listPayouts(db: Database) {
  const { rows } = await db.query<{
    id: string;
    amount: string;
    currency: string;
    method: string;
    submissions: number;
  }>('select id, amount::text, currency, method, submissions from payout order by created_at limit 1000');
  return rows;
}

export async function listEvents(db: Database) {
  const { rows } = await db.query<{ id: string; type: string; attempts: number; lastStatus: number | null }>(
    `select id, type, attempts, last_status as "lastStatus", body::jsonb #>> '{data,object,id}' as "objectId"
     from event order by id limit 1000`,
  );
  return rows;
}
