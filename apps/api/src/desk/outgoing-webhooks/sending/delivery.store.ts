import type { WebhookFormat, WebhookProblem } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';

/** One try of one event, which no other process makes until its lease is over. */
export interface Claimed {
  subscriptionId: number;
  eventId: bigint;
  body: string;
  /** The number of this try, of all and since it waits. */
  attempt: number;
  tries: number;
}

export interface SendingSubscription {
  id: number;
  format: WebhookFormat;
  language: StaffLanguage;
  url: string;
  secret: Buffer;
  formerSecret: Buffer | null;
  failures: number;
}

export interface Work {
  /** Whether audit events wait to become events. */
  outbox: boolean;
  subscriptions: number[];
}

/** The work of this moment: one statement, whose answer is empty most of the time. */
export async function findWork(db: Database): Promise<Work> {
  const { rows } = await db.query<Work>(
    `select exists (select from outgoing_outbox where problem is null) as outbox,
       array(
         select s.id from outgoing_webhook s
         where s.state = 'active' and coalesce(s.rests_until <= now(), true) and exists (
           select from outgoing_delivery d where d.subscription_id = s.id and d.state = 'waiting' and d.due_at <= now())
         order by s.id) as subscriptions`,
  );
  return rows[0]!;
}

/** An active subscription that is not left alone now; the former secret while it still signs. */
export async function findSending(db: Database, id: number): Promise<SendingSubscription | undefined> {
  const { rows } = await db.query<SendingSubscription>(
    `select id, format, language, url, secret, case when former_until > now() then former_secret end as "formerSecret", failures
     from outgoing_webhook
     where id = $1 and state = 'active' and coalesce(rests_until <= now(), true)`,
    [id],
  );
  return rows[0];
}

/** Takes what is due and has its turn: of one player or incident, the earliest event that waits. */
export async function claimDue(
  db: Database,
  { id, most, leaseSeconds }: { id: number; most: number; leaseSeconds: number },
): Promise<Claimed[]> {
  const { rows } = await db.query<Claimed>(
    `with due as (
       select d.subscription_id, d.event_id from outgoing_delivery d
       where d.subscription_id = $1 and d.state = 'waiting' and d.due_at <= now()
         and coalesce(d.leased_until <= now(), true)
         and not exists (
           select from outgoing_delivery e
           where e.subscription_id = d.subscription_id and e.turn = d.turn and e.state = 'waiting'
             and e.event_id < d.event_id)
       order by d.due_at, d.event_id limit $2 for update of d skip locked
     )
     update outgoing_delivery d
     set leased_until = now() + make_interval(secs => $3), attempts = attempts + 1, tries = tries + 1
     from due join outgoing_event e on e.id = due.event_id
     where d.subscription_id = due.subscription_id and d.event_id = due.event_id
     returning d.subscription_id as "subscriptionId", d.event_id as "eventId", e.body, d.attempts as attempt, d.tries`,
    [id, most, leaseSeconds],
  );
  return rows;
}

export interface Settled {
  status: number | null;
  problem: WebhookProblem | null;
  ms: number;
  response: string;
}

/** A delivery with its line in the log and the health of the address, in one statement. */
export async function settleDelivered(db: Database, claimed: Claimed, settled: Settled): Promise<void> {
  const { subscriptionId, eventId, attempt } = claimed;
  const { status, ms, response } = settled;
  await db.query(
    `with logged as (
       insert into outgoing_attempt (subscription_id, event_id, number, status, ms, response) values ($1, $2, $3, $4, $5, $6)
       on conflict do nothing
     ), settled as (
       update outgoing_delivery
       set state = 'delivered', leased_until = null, last_at = clock_timestamp(), last_status = $4, last_problem = null,
         last_ms = $5
       where subscription_id = $1 and event_id = $2 and state = 'waiting'
     )
     update outgoing_webhook
     set failures = 0, failing_since = null, rests_until = null, delivered_at = clock_timestamp()
     where id = $1 and (failures > 0 or coalesce(delivered_at < clock_timestamp() - interval '10 seconds', true))`,
    [subscriptionId, eventId, attempt, status, ms, response],
  );
}

/** A failed try: the event waits, or is dead where `waitSeconds` is null. What another try has settled meanwhile stays as it is. */
export async function settleFailed(
  tx: Transaction,
  claimed: Claimed,
  { waitSeconds, status, problem, ms, response }: Settled & { waitSeconds: number | null },
): Promise<void> {
  const { subscriptionId, eventId, attempt } = claimed;
  await tx.query(
    `with logged as (
       insert into outgoing_attempt (subscription_id, event_id, number, status, problem, ms, response)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing
     )
     update outgoing_delivery
     set state = case when $8::integer is null then 'dead' else 'waiting' end, leased_until = null,
       due_at = now() + make_interval(secs => coalesce($8, 0)), last_at = clock_timestamp(), last_status = $4,
       last_problem = $5, last_ms = $6
     where subscription_id = $1 and event_id = $2 and attempts = $3 and state = 'waiting'`,
    [subscriptionId, eventId, attempt, status, problem, ms, response, waitSeconds],
  );
}

export interface Health {
  state: string;
  failures: number;
  /** Whether nothing was delivered for so long that it is to be paused. */
  isLong: boolean;
}

export async function countFailure(tx: Transaction, id: number, pausedAfterHours: number): Promise<Health> {
  const { rows } = await tx.query<Health>(
    `update outgoing_webhook set failures = failures + 1, failing_since = coalesce(failing_since, now())
     where id = $1
     returning state, failures, failing_since <= now() - make_interval(hours => $2) as "isLong"`,
    [id, pausedAfterHours],
  );
  return rows[0]!;
}

export async function rest(tx: Transaction, id: number, seconds: number): Promise<void> {
  await tx.query('update outgoing_webhook set rests_until = now() + make_interval(secs => $2) where id = $1', [
    id,
    seconds,
  ]);
}
