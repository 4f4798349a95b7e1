import type { Database } from '@fairhouse/database';

export interface StoredEvent {
  provider: string;
  eventId: string;
  body: Buffer;
  receivedAt: Date;
  attempts: number;
}

/** False when this event stands here already. */
export async function insertEvent(
  db: Database,
  event: { provider: string; eventId: string; type: string; body: Buffer },
): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'webhook_event_insert',
    text: 'insert into webhook_event (provider, event_id, type, body) values ($1, $2, $3, $4) on conflict do nothing',
    values: [event.provider, event.eventId, event.type, event.body],
  });
  return rowCount === 1;
}

/**
 * Takes a few due events for `leaseMs`: when this process dies meanwhile, they are due again. In the order in which they
 * came.
 */
export async function claimDueEvents(db: Database, most: number, leaseMs: number): Promise<StoredEvent[]> {
  const { rows } = await db.query<StoredEvent>({
    name: 'webhook_event_claim',
    text: `with due as (
         select provider, event_id from webhook_event where next_at <= now() order by next_at limit $1
         for update skip locked),
       claimed as (
         update webhook_event e set attempts = attempts + 1, next_at = now() + make_interval(secs => $2 / 1000.0)
         from due where e.provider = due.provider and e.event_id = due.event_id
         returning e.provider, e.event_id, body, attempts, received_at)
       select provider, event_id as "eventId", body, received_at as "receivedAt", attempts from claimed order by received_at, event_id`,
    values: [most, leaseMs],
  });
  return rows;
}

/** How an event ended, or after which pause it is tried again. */
export interface WorkedOff {
  event: StoredEvent;
  outcome: string;
  againInMs: number | undefined;
}

export async function noteWorkedOff(db: Database, events: readonly WorkedOff[]): Promise<void> {
  await db.query({
    name: 'webhook_event_worked_off',
    text: `update webhook_event e set next_at = now() + make_interval(secs => w.again_in_ms / 1000.0), outcome = w.outcome
       from unnest($1::text[], $2::text[], $3::text[], $4::float8[]) w(provider, event_id, outcome, again_in_ms)
       where e.provider = w.provider and e.event_id = w.event_id`,
    values: [
      events.map(({ event }) => event.provider),
      events.map(({ event }) => event.eventId),
      events.map(({ outcome }) => outcome),
      events.map(({ againInMs }) => againInMs ?? null),
    ],
  });
}

/** Events that were worked off long ago; no provider repeats itself after so long. */
export async function removeOldEvents(db: Database, olderThanDays: number): Promise<number> {
  const { rowCount } = await db.query(
    'delete from webhook_event where next_at is null and received_at < now() - make_interval(days => $1)',
    [olderThanDays],
  );
  return rowCount ?? 0;
}
