import type { WebhookDeliveryState, WebhookEventKind, WebhookProblem } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';

export interface ListedDelivery {
  eventId: bigint;
  kind: WebhookEventKind;
  memberId: bigint | null;
  at: Date;
  state: WebhookDeliveryState;
  tries: number;
  replays: number;
  dueAt: Date;
  lastAt: Date | null;
  lastStatus: number | null;
  lastProblem: WebhookProblem | null;
  lastMs: number | null;
}

const columns = `d.event_id as "eventId", e.kind, d.member_id as "memberId", e.at, d.state, d.tries, d.replays,
  d.due_at as "dueAt", d.last_at as "lastAt", d.last_status as "lastStatus", d.last_problem as "lastProblem",
  d.last_ms as "lastMs"`;

export interface DeliveryFilter {
  id: number;
  state?: string | undefined;
  kind?: string | undefined;
  problem?: string | undefined;
  memberId?: number | undefined;
  before?: number | undefined;
  pageSize: number;
}

export async function pageOfDeliveries(db: Database, filter: DeliveryFilter): Promise<ListedDelivery[]> {
  const { id, state, kind, problem, memberId, before, pageSize } = filter;
  const { rows } = await db.query<ListedDelivery>(
    `select ${columns} from outgoing_delivery d join outgoing_event e on e.id = d.event_id
     where d.subscription_id = $1 and ($2::text is null or d.state = $2) and ($3::text is null or e.kind = $3)
       and ($4::text is null or d.last_problem = $4) and ($5::bigint is null or d.member_id = $5)
       and ($6::bigint is null or d.event_id < $6)
     order by d.event_id desc limit $7`,
    [id, state ?? null, kind ?? null, problem ?? null, memberId ?? null, before ?? null, pageSize],
  );
  return rows;
}

export async function findDelivery(
  db: Database,
  id: number,
  eventId: bigint,
): Promise<(ListedDelivery & { body: string }) | undefined> {
  const { rows } = await db.query<ListedDelivery & { body: string }>(
    `select ${columns}, e.body from outgoing_delivery d join outgoing_event e on e.id = d.event_id
     where d.subscription_id = $1 and d.event_id = $2`,
    [id, eventId],
  );
  return rows[0];
}

export interface Attempt {
  number: number;
  at: Date;
  status: number | null;
  problem: WebhookProblem | null;
  ms: number;
  response: string;
}

export async function attemptsOf(db: Database, id: number, eventId: bigint): Promise<Attempt[]> {
  const { rows } = await db.query<Attempt>(
    `select number, at, status, problem, ms, response from outgoing_attempt
     where subscription_id = $1 and event_id = $2 order by number desc limit 200`,
    [id, eventId],
  );
  return rows;
}

export async function replayOne(tx: Transaction, id: number, eventId: bigint): Promise<number> {
  const { rowCount } = await tx.query(
    `update outgoing_delivery set state = 'waiting', due_at = now(), tries = 0, replays = replays + 1
     where subscription_id = $1 and event_id = $2 and state <> 'waiting'`,
    [id, eventId],
  );
  return rowCount ?? 0;
}

export async function replayDead(tx: Transaction, id: number, most: number): Promise<number> {
  const { rowCount } = await tx.query(
    `update outgoing_delivery set state = 'waiting', due_at = now(), tries = 0, replays = replays + 1
     where subscription_id = $1 and event_id in (
       select event_id from outgoing_delivery where subscription_id = $1 and state = 'dead' order by event_id limit $2)`,
    [id, most],
  );
  return rowCount ?? 0;
}

interface Range {
  from: string;
  until: string;
  kinds: readonly string[];
  most: number;
}

/** Events of some kinds that happened from one moment on and before another, also those that the address was never sent. */
export async function replayRange(tx: Transaction, id: number, { from, until, kinds, most }: Range): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into outgoing_delivery (subscription_id, event_id, member_id, turn)
     select $1, e.id, e.member_id, e.turn from outgoing_event e
     where e.at >= $2 and e.at < $3 and e.kind = any ($4)
       and not exists (select from outgoing_delivery d where d.subscription_id = $1 and d.event_id = e.id and d.state = 'waiting')
     order by e.at, e.id limit $5
     on conflict (subscription_id, event_id) do update
     set state = 'waiting', due_at = now(), tries = 0, replays = outgoing_delivery.replays + 1`,
    [id, from, until, kinds, most],
  );
  return rowCount ?? 0;
}

/** What has waited for so long is not sent any more; it is dead first, which the log shows. */
export async function giveUpOld(db: Database, days: number): Promise<void> {
  await db.query(
    `update outgoing_delivery d set state = 'dead', last_problem = 'old', leased_until = null
     from outgoing_event e
     where e.id = d.event_id and d.state = 'waiting' and e.at < now() - make_interval(days => $1)`,
    [days],
  );
}

/** Events of before so many days, with their deliveries and tries. Answers how many went. */
export async function deleteOld(db: Database, days: number, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from outgoing_event where id in (
       select e.id from outgoing_event e
       where e.at < now() - make_interval(days => $1) order by e.at, e.id limit $2)`,
    [days, most],
  );
  return rowCount ?? 0;
}
