import type { QueueFilter, QueueName, QueueSort } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import type { StaffPerson } from '../../http/staff-person.ts';
import { queueOf } from './queues.ts';

export interface QueueRow {
  id: bigint;
  memberId: bigint | null;
  username: string | null;
  currency: Currency | null;
  amount: bigint | null;
  kind: string | null;
  provider: string | null;
  waitingSince: Date;
  dueAt: Date | null;
  priority: string | null;
  /** What the list is sorted by, as text, exactly: where a cursor continues. */
  sortKey: string;
  contentHash: string;
  subject: string;
  madeBy: bigint | null;
  claimedBy: bigint | null;
  claimedName: string | null;
  claimedUntil: Date | null;
  assignedTo: bigint | null;
  assignedName: string | null;
  snoozedUntil: Date | null;
  snoozeReason: string | null;
  escalatedTo: string | null;
  escalatedBy: string | null;
  escalationReason: string | null;
  escalatedAt: Date | null;
  notes: number;
  approval: bigint | null;
  decisionId: bigint | null;
  decisionWhat: string | null;
  decisionBy: bigint | null;
  decisionMaker: string | null;
  decisionReason: string | null;
  decisionEffectiveAt: Date | null;
  decisionState: 'waiting' | 'refused' | null;
  decisionOutcome: string | null;
}

export interface QueueQuestion {
  queue: QueueName;
  person: StaffPerson;
  filter: QueueFilter;
  /** In minor units of the one currency that is filtered by. */
  amountFrom: bigint | undefined;
  amountTo: bigint | undefined;
  amberMinutes: number;
  redMinutes: number;
}

export interface QueueOrder {
  sort: QueueSort;
  direction: 'asc' | 'desc';
}

/** A place in the order: the value that is sorted by, as text, and the id. */
export type Place = [value: string, id: string];

/**
 * What each sort compares, and its type. The first two have an index; the others sort what is open, which the totals read
 * as well.
 */
const sortKeys: Record<QueueSort, { expression: string; type: string }> = {
  waitingSince: { expression: 'q.waiting_since', type: 'timestamptz' },
  amount: { expression: 'q.amount', type: 'bigint' },
  player: {
    expression: `coalesce((select lower(m.username) from member_record m where m.id = q.member_id), '')`,
    type: 'text',
  },
  kind: { expression: `coalesce(q.kind, '')`, type: 'text' },
  provider: { expression: `coalesce(q.provider, '')`, type: 'text' },
  due: { expression: 'q.due_at', type: 'timestamptz' },
};

const isClaimed = '(r.claimed_until is not null and r.claimed_until > now())';
/** By what people have done with the row; asked in this form, what is not there costs the planner no guess. */
const withRow = (condition: string) =>
  `exists (select from queue_row r where r.queue = $1 and r.row_id = q.id and ${condition})`;
const isSnoozed = withRow('r.snoozed_until > now()');
const hasDecision = `exists (
  select from queue_decision d where d.queue = $1 and d.row_id = q.id and d.state = 'waiting')`;
const hasApproval = `exists (select from approval_record w where w.subject = q.subject and w.state = 'waiting')`;

const holds: Record<QueueFilter['hold'], string> = {
  open: `not ${isSnoozed} and not ${hasDecision} and not ${hasApproval}`,
  snoozed: isSnoozed,
  decided: `(${hasDecision} or ${hasApproval})`,
  all: 'true',
};

const whose: Record<QueueFilter['whose'], string> = {
  anybody: 'true',
  mine: withRow(`(${isClaimed} and r.claimed_by = $2 or r.assigned_to = $2)`),
  free: `not ${withRow(`(${isClaimed} or r.assigned_to is not null)`)}`,
  escalated: withRow('r.escalated_at is not null'),
};

/** Conditions and their values, in one place for the list, the totals and the choice of the next. */
function conditionsOf({ queue, person, filter, ...question }: QueueQuestion) {
  const { kindsFor } = queueOf(queue);
  const bound: unknown[] = [queue, person.id];
  const bind = (value: unknown) => `$${bound.push(value)}`;
  // Who asks of which queue is named, whatever they ask for.
  const conditions = ['$1::text is not null and $2::bigint is not null', holds[filter.hold], whose[filter.whose]];
  const add = (value: unknown, condition: (place: string) => string) => {
    if (value !== undefined) conditions.push(condition(bind(value)));
  };
  const [currency, ...others] = filter.currency ?? [];
  add(kindsFor?.(person), (kinds) => `q.kind = any(${kinds}) and q.made_by is distinct from $2`);
  add(filter.memberId, (id) => `q.member_id = ${id}`);
  // One alone, so that what is sorted by amount goes along the index.
  if (others.length === 0) add(currency, (code) => `q.currency = ${code}`);
  else add(filter.currency, (codes) => `q.currency = any(${codes})`);
  add(question.amountFrom, (amount) => `q.amount >= ${amount}`);
  add(question.amountTo, (amount) => `q.amount <= ${amount}`);
  add(filter.kind, (kinds) => `q.kind = any(${kinds})`);
  add(filter.priority, (priorities) => `q.priority = any(${priorities})`);
  add(filter.provider, (providers) => `q.provider = any(${providers})`);
  add(
    filter.country,
    (codes) => `exists (select from member_record m where m.id = q.member_id and m.country_code = any(${codes}))`,
  );
  add(filter.waitingFrom, (moment) => `q.waiting_since >= ${moment}`);
  add(filter.waitingTo, (moment) => `q.waiting_since < ${moment}`);
  const { amber, red } = lateness(queue, question);
  if (filter.age) {
    const ages = { ok: `not (${amber})`, amber: `(${amber} and not (${red}))`, red: `(${red})` };
    conditions.push(`(${filter.age.map((age) => ages[age]).join(' or ')})`);
  }
  return { bound, bind, conditions, amber, red };
}

/** When a row is amber and when red: by how long it has waited; with a due time, in the last quarter before it and after it. */
function lateness(queue: QueueName, { amberMinutes, redMinutes }: Pick<QueueQuestion, 'amberMinutes' | 'redMinutes'>) {
  if (queueOf(queue).due) {
    return { amber: 'now() >= q.due_at - (q.due_at - q.waiting_since) / 4', red: 'now() >= q.due_at' };
  }
  const since = (minutes: number) => `q.waiting_since <= now() - make_interval(mins => ${Math.trunc(minutes)})`;
  return { amber: since(amberMinutes), red: since(redMinutes) };
}

const dueOf = (queue: QueueName) =>
  queueOf(queue).due ? 'q.due_at, q.priority' : 'null::timestamptz as due_at, null::text as priority';

const providerOf = (queue: QueueName) => (queueOf(queue).filters.includes('provider') ? 'q.provider' : 'null::text');

const rowColumns = (queue: QueueName, sortKey: string) =>
  `q.id, q.member_id, q.currency, q.amount, q.kind, ${providerOf(queue)} as provider, q.waiting_since, ${dueOf(queue)}, q.content_hash,
   q.subject, q.made_by, ${sortKey} as sort_key`;

/** What is looked up for the rows of a page alone. */
function rendered(page: string, order: string): string {
  return `select p.id, p.member_id as "memberId", m.username, p.currency, p.amount, p.kind, p.provider,
      p.waiting_since as "waitingSince", p.due_at as "dueAt", p.priority, p.sort_key::text as "sortKey", p.content_hash as "contentHash", p.subject, p.made_by as "madeBy",
      case when r.claimed_until > now() then r.claimed_by end as "claimedBy", r.claimed_name as "claimedName",
      r.claimed_until as "claimedUntil", r.assigned_to as "assignedTo", r.assigned_name as "assignedName",
      case when r.snoozed_until > now() then r.snoozed_until end as "snoozedUntil", r.snooze_reason as "snoozeReason",
      r.escalated_to as "escalatedTo", r.escalated_by as "escalatedBy", r.escalation_reason as "escalationReason",
      r.escalated_at as "escalatedAt", n.notes, w.id as approval, d.id as "decisionId", d.what as "decisionWhat",
      d.made_by as "decisionBy", d.maker as "decisionMaker", d.reason as "decisionReason",
      d.effective_at as "decisionEffectiveAt", d.state as "decisionState", d.outcome as "decisionOutcome"
    from (${page}) p
    left join member_record m on m.id = p.member_id
    left join queue_row r on r.queue = $1 and r.row_id = p.id
    cross join lateral (select count(*)::int as notes from queue_note n where n.queue = $1 and n.row_id = p.id) n
    left join lateral (
      select w.id from approval_record w where w.subject = p.subject and w.state = 'waiting' order by w.id desc limit 1) w
      on true
    left join lateral (
      select d.* from queue_decision d where d.queue = $1 and d.row_id = p.id order by d.id desc limit 1) d
      on d.state in ('waiting', 'refused')
    order by ${order}`;
}

/** A page of the list, behind a place. */
export async function pageOfQueue(
  db: Database,
  question: QueueQuestion,
  { sort, direction }: QueueOrder,
  { after, most, onlyFree }: { after: Place | undefined; most: number; onlyFree?: true },
): Promise<QueueRow[]> {
  const { bound, bind, conditions } = conditionsOf(question);
  const { expression, type } = sortKeys[sort];
  if (after) {
    const place = `(${bind(after[0])}::${type}, ${bind(after[1])}::bigint)`;
    conditions.push(`(${expression}, q.id) ${direction === 'asc' ? '>' : '<'} ${place}`);
  }
  if (onlyFree) {
    const { memberIds, roles } = question.person;
    const forOthers = `(r.assigned_to <> $2 or r.assigned_to is null and r.escalated_to <> all(${bind(roles)}::text[]))`;
    conditions.push(
      `not ${withRow(`(${isClaimed} or ${forOthers})`)}`,
      `(q.member_id is null or q.member_id <> all(${bind(memberIds)}::bigint[]))`,
    );
  }
  const order = (value: string, alias: string) => `${value} ${direction}, ${alias}.id ${direction}`;
  const page = `select ${rowColumns(question.queue, expression)} from ${queueOf(question.queue).view} q
    where ${conditions.join(' and ')} order by ${order(expression, 'q')} limit ${most}`;
  const { rows } = await db.query<QueueRow>(rendered(page, order('p.sort_key', 'p')), bound);
  return rows;
}

/** Rows by their ids, whatever has become of them in the queue; those that wait no more are not among them. */
export async function findQueueRows(
  db: Database | Transaction,
  queue: QueueName,
  person: StaffPerson,
  ids: readonly bigint[],
  sort: QueueSort = 'waitingSince',
): Promise<QueueRow[]> {
  const kinds = queueOf(queue).kindsFor?.(person);
  const page = `select ${rowColumns(queue, sortKeys[sort].expression)} from ${queueOf(queue).view} q
    where q.id = any($2::bigint[]) and ($3::text[] is null or q.kind = any($3))`;
  const { rows } = await db.query<QueueRow>(rendered(page, 'p.id'), [queue, ids, kinds ?? null]);
  return rows;
}

/** What a note can be about although it waits no more; undefined where the queue knows no such row. */
export async function findKnownRow(
  db: Database | Transaction,
  queue: QueueName,
  id: bigint,
): Promise<Pick<QueueRow, 'id' | 'memberId' | 'subject'> | undefined> {
  const { known } = queueOf(queue);
  if (known === undefined) return undefined;
  const { rows } = await db.query<Pick<QueueRow, 'id' | 'memberId' | 'subject'>>(
    `select id, member_id as "memberId", subject from ${known} where id = $1`,
    [id],
  );
  return rows[0];
}

/** What the row is by now, for anyone who carries a decision out. */
export async function currentHashOf(db: Database, queue: QueueName, id: bigint): Promise<string | undefined> {
  const { rows } = await db.query<{ hash: string }>(
    `select content_hash as hash from ${queueOf(queue).view} where id = $1`,
    [id],
  );
  return rows[0]?.hash;
}

export interface QueueTotals {
  currency: Currency | null;
  count: number;
  /** Of these, how many wait with an amount. */
  withAmount: number;
  amount: bigint;
  amber: number;
  red: number;
  oldest: Date;
}

/** By currency, over what the list would show. */
export async function totalsOfQueue(db: Database, question: QueueQuestion): Promise<QueueTotals[]> {
  const { bound, conditions, amber, red } = conditionsOf(question);
  const { rows } = await db.query<QueueTotals>(
    `select q.currency, count(*)::int as count, count(q.amount)::int as "withAmount",
       coalesce(sum(q.amount), 0)::bigint as amount,
       (count(*) filter (where ${amber} and not (${red})))::int as amber, (count(*) filter (where ${red}))::int as red,
       min(q.waiting_since) as oldest
     from ${queueOf(question.queue).view} q where ${conditions.join(' and ')} group by q.currency order by q.currency`,
    bound,
  );
  return rows;
}

export interface QueueSummary {
  kind: string | null;
  provider: string | null;
  waiting: number;
  mine: number;
  amber: number;
  red: number;
  oldest: Date | null;
}

/** By kind and provider, over all that is open. */
export async function summaryOfQueue(db: Database, question: QueueQuestion): Promise<QueueSummary[]> {
  const { bound, conditions, amber, red } = conditionsOf(question);
  const { rows } = await db.query<QueueSummary>(
    `select q.kind, ${providerOf(question.queue)} as provider, count(*)::int as waiting,
       (count(*) filter (where ${isClaimed} and r.claimed_by = $2 or r.assigned_to = $2))::int as mine,
       (count(*) filter (where ${amber} and not (${red})))::int as amber, (count(*) filter (where ${red}))::int as red,
       min(q.waiting_since) as oldest
     from ${queueOf(question.queue).view} q left join queue_row r on r.queue = $1 and r.row_id = q.id
     where ${conditions.join(' and ')} group by 1, 2 order by 1, 2`,
    bound,
  );
  return rows;
}
