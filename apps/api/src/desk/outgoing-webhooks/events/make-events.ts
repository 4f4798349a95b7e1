import { type SubscribedKind, webhookEvents } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { WebhooksDeps } from '../webhooks.deps.ts';
import { eventSources, kindsByCommand, turnOf } from './event-sources.ts';
import {
  clearOutbox,
  insertEvents,
  type NewEvent,
  type OutboxRow,
  readOutbox,
  setProblem,
  takeOutbox,
} from './outbox.store.ts';

const mostAtOnce = 200;
const kindsOf = kindsByCommand();

/** Makes events of what has been committed, one page. Answers how many audit events were read; 0 also while another process does it. */
export async function makeEvents({ db, log }: Pick<WebhooksDeps, 'db' | 'log'>): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await takeOutbox(tx))) return 0;
    const rows = await readOutbox(tx, mostAtOnce);
    if (rows.length === 0) return 0;
    const events: NewEvent[] = [];
    const done: bigint[] = [];
    for (const row of rows) {
      try {
        events.push(...eventsOf(row));
        done.push(row.auditEventId);
      } catch (error) {
        // One that fails must not keep all others from being sent. It stays in the outbox.
        log.error(
          { err: error, auditEvent: String(row.auditEventId) },
          `no webhook event could be made of ${row.command}`,
        );
        await setProblem(tx, row.auditEventId, String(error).slice(0, 500));
      }
    }
    if (events.length > 0) await insertEvents(tx, events);
    await clearOutbox(tx, done);
    return rows.length;
  });
}

/** The events that an audit event is. Throws where what it says has not the form of the contract. */
export function eventsOf({ auditEventId, at, ...row }: OutboxRow): NewEvent[] {
  const noticed = { ...row, before: row.before ?? {}, after: row.after ?? {} };
  return (kindsOf.get(row.command) ?? []).flatMap((kind: SubscribedKind) => {
    const data = eventSources[kind].data(noticed);
    return data === undefined
      ? []
      : [eventOf(kind, data, { auditEventId, memberId: row.memberId, turn: turnOf(row), at })];
  });
}

/** With the data as the contract declares them; anything else in them throws. */
export function eventOf(
  kind: keyof typeof webhookEvents,
  data: object,
  of: Pick<NewEvent, 'auditEventId' | 'memberId' | 'turn' | 'at'>,
): NewEvent {
  const { version, data: schema } = webhookEvents[kind];
  const body = { type: kind, version, timestamp: of.at.toISOString(), data: schema.parse(data) };
  return { ...of, kind, version, body };
}
