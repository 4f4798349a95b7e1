import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '@fairhouse/database';

export interface DueEvent {
  id: string;
  body: string;
  attempts: number;
}

export interface NewEvent {
  type: string;
  object: object;
  /** Defaults to now; tests date events back. */
  createdAt?: Date;
  /** False: written down, but sent only on demand. */
  send?: boolean;
}

/** Writes the event down in the transaction that makes it true. Answers its id. */
export async function insertEvent(tx: Transaction | Database, event: NewEvent): Promise<string> {
  const id = `evt_${randomBytes(12).toString('hex')}`;
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-09-30.endive',
    livemode: false,
    created: Math.floor((event.createdAt ?? new Date()).getTime() / 1_000),
    type: event.type,
    data: { object: event.object },
  });
  await tx.query('insert into event (id, type, body, next_at) values ($1, $2, $3, case when $4 then now() end)', [
    id,
    event.type,
    body,
    event.send ?? true,
  ]);
  return id;
}

/** Takes a few due events for `leaseMs`; nobody else sends them meanwhile. None while a test holds deliveries back. */
export async function claimDueEvents(db: Database, leaseMs: number): Promise<DueEvent[]> {
  const { rows } = await db.query<DueEvent>(
    `with due as (
       select id from event
       where next_at <= now() and not exists (select from control where name = 'hold' and value = 'on')
       order by next_at limit 10 for update skip locked)
     update event set next_at = now() + make_interval(secs => $1 / 1000.0), attempts = attempts + 1
     from due where event.id = due.id returning event.id, body, attempts`,
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

export async function findEventBody(db: Database, id: string): Promise<string | undefined> {
  const { rows } = await db.query<{ body: string }>('select body from event where id = $1', [id]);
  return rows[0]?.body;
}
