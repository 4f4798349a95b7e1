import type { Database, Transaction } from '@fairhouse/database';
import type { Noticed } from './event-sources.ts';

export interface OutboxRow extends Omit<Noticed, 'before' | 'after'> {
  auditEventId: bigint;
  at: Date;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
}

export interface NewEvent {
  auditEventId: bigint | null;
  kind: string;
  version: number;
  memberId: bigint | null;
  /** Of events with the same turn, the next waits for the one before; null: for none. */
  turn: string | null;
  at: Date;
  /** Without its id, which the database gives. */
  body: Record<string, unknown>;
}

/**
 * One process at a time makes events of the outbox, so that their ids rise as things happened: of one member, changes wait for
 * one another's locks, so that the later has the higher audit event. False where another process does it now.
 */
export async function takeOutbox(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.query<{ taken: boolean }>(
    `select pg_try_advisory_xact_lock(hashtextextended('webhook outbox', 0)) as taken`,
  );
  return rows[0]!.taken;
}

export async function readOutbox(tx: Transaction, most: number): Promise<OutboxRow[]> {
  const { rows } = await tx.query<OutboxRow>(
    `select a.id as "auditEventId", a.command, a.subject, a.member_id as "memberId", a.at, a.before, a.after
     from outgoing_outbox o join audit_event_record a on a.id = o.audit_event_id
     where o.problem is null order by o.audit_event_id limit $1`,
    [most],
  );
  return rows;
}

/**
 * Writes events, in their order, with a delivery for each subscription that asks for the kind, or for the one that they are for alone.
 */
export async function insertEvents(
  tx: Transaction,
  events: readonly NewEvent[],
  onlyFor: number | null = null,
): Promise<void> {
  await tx.query(
    `with given as (
       select * from json_to_recordset($1) g
         (n integer, audit_event_id bigint, kind text, version integer, member_id bigint, turn text, at timestamptz, body json)
     ), numbered as (
       select g.*, nextval(pg_get_serial_sequence('outgoing_event', 'id')) as id from (select * from given order by n) g
     ), written as (
       insert into outgoing_event (id, kind, version, member_id, turn, at, body, audit_event_id) overriding system value
       select id, kind, version, member_id, turn, at,
         '{"id":"evt_' || id || '",' || substr(body::text, 2), audit_event_id
       from numbered
       on conflict (audit_event_id, kind) do nothing
       returning id, kind, member_id, turn, (body::json -> 'data') as data
     )
     insert into outgoing_delivery (subscription_id, event_id, member_id, turn)
     select s.id, w.id, w.member_id, w.turn
     from written w join outgoing_webhook s
       on s.id = $2 or $2::integer is null and s.state <> 'ended' and w.kind = any (s.kinds)
         and (s.format = 'webhook'
           or (cardinality(s.rules) = 0 or w.data ->> 'rule' = any (s.rules))
             and (cardinality(s.severities) = 0 or w.data ->> 'severity' = any (s.severities))
           -- What was raised there is also resolved there.
           or exists (select from outgoing_delivery d where d.subscription_id = s.id and d.turn = w.turn))`,
    [JSON.stringify(events.map(asRow)), onlyFor],
  );
}

const asRow = ({ auditEventId, memberId, at, ...event }: NewEvent, n: number) => ({
  n,
  ...event,
  audit_event_id: auditEventId === null ? null : String(auditEventId),
  member_id: memberId === null ? null : String(memberId),
  at: at.toISOString(),
});

export async function clearOutbox(tx: Transaction, auditEventIds: readonly bigint[]): Promise<void> {
  await tx.query('delete from outgoing_outbox where audit_event_id = any ($1::bigint[])', [auditEventIds]);
}

export async function setProblem(tx: Transaction, auditEventId: bigint, problem: string): Promise<void> {
  await tx.query('update outgoing_outbox set problem = $2 where audit_event_id = $1', [auditEventId, problem]);
}

/** Where a later release makes an event of what an earlier one could not. */
export async function retryProblems(db: Database): Promise<void> {
  await db.query('update outgoing_outbox set problem = null where problem is not null');
}

export async function writeSources(
  db: Database,
  kindsByCommand: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  await db.query(
    `insert into outgoing_source (command, kinds)
     select command, array(select json_array_elements_text(kinds))
     from json_to_recordset($1) s (command text, kinds json)
     on conflict (command) do update set kinds = excluded.kinds where outgoing_source.kinds <> excluded.kinds`,
    [JSON.stringify([...kindsByCommand].map(([command, kinds]) => ({ command, kinds })))],
  );
}
