import type { Database, Transaction } from '@fairhouse/database';

export interface DueEvent {
  id: string;
  provider: string;
  body: string;
  attempts: number;
}

export interface NewEvent {
  id: string;
  /** Which fake provider says it. */
  provider: string;
  type: string;
  body: string;
  /** False: written down, but sent only on demand. */
  send?: boolean;
}

/** Writes the event down in the transaction that makes it true. */
export async function insertEvent(tx: Transaction | Database, event: NewEvent): Promise<void> {
  await tx.query(
    'insert into event (id, provider, type, body, next_at) values ($1, $2, $3, $4, case when $5 then now() end)',
    [event.id, event.provider, event.type, event.body, event.send ?? true],
  );
}

/** Takes a few due events for `leaseMs`; nobody else sends them meanwhile. None while a test holds deliveries back. */
export async function claimDueEvents(db: Database, leaseMs: number): Promise<DueEvent[]> {
  const { rows } = await db.query<DueEvent>(
    `with due as (
       select id from event
       where next_at <= now() and not exists (select from control where name = 'hold' and value = 'on')
       order by next_at limit 10 for update skip locked)
     update event set next_at = now() + make_interval(secs => $1 / 1000.0), attempts = attempts + 1
     from due where event.id = due.id returning event.id, provider, body, attempts`,
    [leaseMs],
  );
  return rows;
}

export async function noteDelivered(db: Database, id: string, status: number): Promise<void> {
  await db.query('update event set delivered_at = now(), next_at = null, last_status = $2 where id = $1', [id, status]);
}

/** `retryInMs` undefined: the tries ran out. */
export async function noteUndelivered(
  db: Database,
  id: string,
  status: number | undefined,
  retryInMs: number | undefined,
): Promise<void> {
  await db.query(
    `update event set last_status = $2, next_at = now() + make_interval(secs => $3::float8 / 1000) where id = $1`,
    [id, status ?? null, retryInMs ?? null],
  );
}

export async function findEvent(db: Database, id: string): Promise<{ provider: string; body: string } | undefined> {
  const { rows } = await db.query<{ provider: string; body: string }>(
    'select provider, body from event where id = $1',
    [id],
  );
  return rows[0];
}
