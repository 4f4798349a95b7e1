import type {
  HealthRule,
  IncidentSeverity,
  SubscribedKind,
  WebhookFormat,
  WebhookPauseReason,
  WebhookState,
} from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { StaffLanguage } from '@fairhouse/money';

export interface Subscription {
  id: number;
  format: WebhookFormat;
  rules: HealthRule[];
  severities: IncidentSeverity[];
  language: StaffLanguage;
  url: string;
  description: string;
  kinds: SubscribedKind[];
  state: WebhookState;
  pauseReason: WebhookPauseReason | null;
  pausedAt: Date | null;
  failures: number;
  failingSince: Date | null;
  deliveredAt: Date | null;
  formerUntil: Date | null;
  madeBy: string;
  madeAt: Date;
}

export interface ListedSubscription extends Subscription {
  waiting: number;
  oldestWaiting: Date | null;
  dead: number;
}

const columns = `s.id, s.format, s.rules, s.severities, s.language, s.url, s.description, s.kinds, s.state, s.pause_reason as "pauseReason", s.paused_at as "pausedAt",
  s.failures, s.failing_since as "failingSince", s.delivered_at as "deliveredAt",
  case when s.former_until > now() then s.former_until end as "formerUntil", s.made_by as "madeBy", s.made_at as "madeAt"`;

/** Counted up to so many, so that a list of long backlogs is as fast as any other. */
const health = `(select count(*)::int from (select from outgoing_delivery d
      where d.subscription_id = s.id and d.state = 'waiting' limit 10000) w) as waiting,
    (select e.at from outgoing_delivery d join outgoing_event e on e.id = d.event_id
      where d.subscription_id = s.id and d.state = 'waiting' order by d.due_at limit 1) as "oldestWaiting",
    (select count(*)::int from (select from outgoing_delivery d
      where d.subscription_id = s.id and d.state = 'dead' limit 10000) w) as dead`;

export async function listSubscriptions(db: Database | Transaction, id?: number): Promise<ListedSubscription[]> {
  const { rows } = await db.query<ListedSubscription>(
    `select ${columns}, ${health} from outgoing_webhook s
     where $1::integer is null or s.id = $1 order by s.state = 'ended', s.id`,
    [id ?? null],
  );
  return rows;
}

export async function subscriptionExists(db: Database, id: number): Promise<boolean> {
  const { rowCount } = await db.query('select from outgoing_webhook where id = $1', [id]);
  return rowCount === 1;
}

export async function lockSubscription(tx: Transaction, id: number): Promise<Subscription | undefined> {
  const { rows } = await tx.query<Subscription>(
    `select ${columns} from outgoing_webhook s where s.id = $1 for update`,
    [id],
  );
  return rows[0];
}

/** The id of the next one: its secret is sealed for it before there is a row. */
export async function nextId(tx: Transaction): Promise<number> {
  const { rows } = await tx.query<{ id: number }>(
    `select nextval(pg_get_serial_sequence('outgoing_webhook', 'id'))::int as id`,
  );
  return rows[0]!.id;
}

export type Terms = Pick<Subscription, 'url' | 'description' | 'kinds'>;

export async function insertSubscription(
  tx: Transaction,
  { id, url, description, kinds, secret, madeBy }: Terms & { id: number; secret: Buffer; madeBy: string },
): Promise<void> {
  await tx.query(
    `insert into outgoing_webhook (id, url, description, kinds, secret, made_by) values ($1, $2, $3, $4, $5, $6)`,
    [id, url, description, kinds, secret, madeBy],
  );
}

export type AlertDestination = Pick<
  Subscription,
  'format' | 'url' | 'description' | 'rules' | 'severities' | 'language'
>;

/** Slack's whole address, or PagerDuty's routing key, sealed as `secret`. */
export async function insertAlertDestination(
  tx: Transaction,
  it: AlertDestination & { id: number; kinds: readonly SubscribedKind[]; secret: Buffer; madeBy: string },
): Promise<void> {
  await tx.query(
    `insert into outgoing_webhook (id, format, url, description, kinds, rules, severities, language, secret, made_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [it.id, it.format, it.url, it.description, it.kinds, it.rules, it.severities, it.language, it.secret, it.madeBy],
  );
}

/** Another address or key begins without the failures of the one before; null: they stay what they are. */
export async function setAlertDestination(
  tx: Transaction,
  id: number,
  it: Omit<AlertDestination, 'format'> & { secret: Buffer | null },
): Promise<void> {
  await tx.query(
    `update outgoing_webhook
     set failures = case when url = $2 and $7::bytea is null then failures else 0 end,
       failing_since = case when url = $2 and $7::bytea is null then failing_since end,
       rests_until = case when url = $2 and $7::bytea is null then rests_until end,
       url = $2, description = $3, rules = $4, severities = $5, language = $6, secret = coalesce($7, secret)
     where id = $1`,
    [id, it.url, it.description, it.rules, it.severities, it.language, it.secret],
  );
}

/** Another address begins without the failures of the one before. */
export async function setTerms(tx: Transaction, id: number, { url, description, kinds }: Terms): Promise<void> {
  await tx.query(
    `update outgoing_webhook
     set failures = case when url = $2 then failures else 0 end,
       failing_since = case when url = $2 then failing_since end,
       rests_until = case when url = $2 then rests_until end,
       url = $2, description = $3, kinds = $4
     where id = $1`,
    [id, url, description, kinds],
  );
}

/** With no hours the former secret holds no longer. */
export async function setSecret(tx: Transaction, id: number, secret: Buffer, formerHours: number): Promise<void> {
  await tx.query(
    `update outgoing_webhook
     set former_secret = case when $3 > 0 then secret end,
       former_until = case when $3 > 0 then now() + make_interval(hours => $3) end, secret = $2
     where id = $1`,
    [id, secret, formerHours],
  );
}

export async function pause(tx: Transaction, id: number, reason: WebhookPauseReason): Promise<void> {
  await tx.query(`update outgoing_webhook set state = 'paused', pause_reason = $2, paused_at = now() where id = $1`, [
    id,
    reason,
  ]);
}

/** What waits is due at once: the receiver answers again. */
export async function resume(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    `update outgoing_webhook
     set state = 'active', pause_reason = null, paused_at = null, failures = 0, failing_since = null, rests_until = null
     where id = $1`,
    [id],
  );
  await tx.query(
    `update outgoing_delivery set due_at = now() where subscription_id = $1 and state = 'waiting' and due_at > now()`,
    [id],
  );
}

/** For good: what still waits is not sent. */
export async function end(tx: Transaction, id: number): Promise<void> {
  await tx.query(
    `update outgoing_webhook
     set state = 'ended', pause_reason = null, paused_at = null, former_secret = null, former_until = null
     where id = $1`,
    [id],
  );
  await tx.query(
    `update outgoing_delivery set state = 'dead', leased_until = null where subscription_id = $1 and state = 'waiting'`,
    [id],
  );
}
