import type { Database } from '@fairhouse/database';

export interface StoredEvent {
  provider: string;
  eventId: string;
  body: Buffer;
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

/** Takes a few due events for `leaseMs`: when this process dies meanwhile, they are due again. */
export async function claimDueEvents(db: Database, most: number, leaseMs: number): Promise<StoredEvent[]> {
  const { rows } = await db.query<StoredEvent>(
    `with due as (
       select provider, event_id from webhook_event where next_at <= now() order by next_at limit $1
       for update skip locked)
     update webhook_event e set attempts = attempts + 1, next_at = now() + make_interval(secs => $2 / 1000.0)
     from due where e.provider = due.provider and e.event_id = due.event_id
     returning e.provider, e.event_id as "eventId", body, attempts`,
    [most, leaseMs],
  );
  return rows;
}

export async function finishEvent(db: Database, { provider, eventId }: StoredEvent, outcome: string): Promise<void> {
  await db.query({
    name: 'webhook_event_finish',
    text: 'update webhook_event set next_at = null, outcome = $3 where provider = $1 and event_id = $2',
    values: [provider, eventId, outcome],
  });
}

export async function postponeEvent(
  db: Database,
  { provider, eventId }: StoredEvent,
  outcome: string,
  pauseMs: number,
): Promise<void> {
  await db.query(
    `update webhook_event set next_at = now() + make_interval(secs => $4 / 1000.0), outcome = $3
     where provider = $1 and event_id = $2`,
    [provider, eventId, outcome, pauseMs],
  );
}

/** Events that were worked off long ago; no provider repeats itself after so long. */
export async function removeOldEvents(db: Database, olderThanDays: number): Promise<number> {
  const { rowCount } = await db.query(
    'delete from webhook_event where next_at is null and received_at < now() - make_interval(days => $1)',
    [olderThanDays],
  );
  return rowCount ?? 0;
}
