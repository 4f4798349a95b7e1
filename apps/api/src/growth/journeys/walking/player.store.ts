import type { JourneyLeaving } from '@fairhouse/contract/operator';
import { type Database, readAcross, readingAcross, type Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { heldBackOf } from './held-back.store.ts';

export interface JourneyPlayer {
  id: bigint;
  journeyId: number;
  version: number;
  memberId: bigint;
  step: string;
  arrivedAt: Date;
  waitsUntil: Date | null;
}

const columns = `p.id, p.journey_id as "journeyId", p.version, p.member_id as "memberId", p.step, p.arrived_at as "arrivedAt",
  p.waits_until as "waitsUntil"`;

/** Players whose step is due, of each running journey at most so many: none waits for another's. */
export async function duePlayers(db: Database, now: Date, mostOfEach: number): Promise<JourneyPlayer[]> {
  const { rows } = await db.query<JourneyPlayer>(
    `select ${columns} from journey j cross join lateral (
       select * from journey_player p where p.journey_id = j.id and p.state = 'active' and p.due_at <= $1
       order by p.due_at, p.id limit $2) p
     where j.state = 'running'`,
    [now, mostOfEach],
  );
  return rows;
}

/** Until the transaction ends, no other spends of this budget. */
export async function lockBudget(tx: Transaction, name: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock(hashtextextended('journey budget ' || $1::text, 0))", [name]);
}

export interface Claim {
  currency: Currency;
  heldBack: JourneyLeaving | null;
}

/**
 * The player at the step where they were seen, whom nobody else moves until the transaction ends, and why they are held back by now.
 * Undefined where they have moved on.
 */
export async function claimPlayer(tx: Transaction, { id, step, arrivedAt }: JourneyPlayer): Promise<Claim | undefined> {
  const locked = await tx.query(
    `select from journey_player where id = $1 and state = 'active' and step = $2 and arrived_at = $3 for update`,
    [id, step, arrivedAt],
  );
  if (locked.rowCount === 0) return undefined;
  const { rows } = await readingAcross(tx, () =>
    tx.query<Claim>(
      `select m.currency, ${heldBackOf} as "heldBack" from journey_player p join member_record m on m.id = p.member_id
       where p.id = $1`,
      [id],
    ),
  );
  return rows[0];
}

export interface Arrival {
  step: string;
  arrivedAt: Date;
  dueAt: Date;
  waitsFor: string | null;
  waitsUntil: Date | null;
}

export async function moveTo(
  tx: Transaction,
  id: bigint,
  { step, arrivedAt, dueAt, waitsFor, waitsUntil }: Arrival,
): Promise<void> {
  await tx.query(
    `update journey_player set step = $2, arrived_at = $3, due_at = $4, waits_for = $5, waits_until = $6, tries = 0
     where id = $1`,
    [id, step, arrivedAt, dueAt, waitsFor, waitsUntil],
  );
}

export async function lookAgainAt(tx: Transaction, id: bigint, dueAt: Date): Promise<void> {
  await tx.query('update journey_player set due_at = $2 where id = $1', [id, dueAt]);
}

export async function setSide(tx: Transaction, id: bigint, side: 'treated' | 'control', at: Date): Promise<void> {
  await tx.query('update journey_player set side = $2, side_at = $3 where id = $1', [id, side, at]);
}

export async function endPlayer(
  tx: Transaction,
  id: bigint,
  { state, reason, at }: { state: 'done' | 'left'; reason: JourneyLeaving | ''; at: Date },
): Promise<void> {
  await tx.query(
    `update journey_player set state = $2, reason = $3, ended_at = $4, waits_for = null, waits_until = null where id = $1`,
    [id, state, reason, at],
  );
}

/** Notes that it went wrong and when it is tried again; answers how often it did by now. */
export async function countTry(db: Database, id: bigint, dueAt: Date): Promise<number> {
  const { rows } = await db.query<{ tries: number }>(
    `update journey_player set tries = tries + 1, due_at = $2 where id = $1 and state = 'active' returning tries`,
    [id, dueAt],
  );
  return rows[0]?.tries ?? 0;
}

/** Who waits for something that has not happened is looked at later, many at once; answers how many. */
export async function postponeWaiting(
  tx: Transaction,
  { now, again, most }: { now: Date; again: Date; most: number },
): Promise<number> {
  await readAcross(tx);
  const { rowCount } = await tx.query(
    `update journey_player set due_at = least(waits_until, $2) where id in (
       select p.id from journey j cross join lateral (
         select * from journey_player w where w.journey_id = j.id and w.state = 'active' and w.due_at <= $1
         order by w.due_at, w.id limit $3) p
       where j.state = 'running' and p.waits_until > $1
         and case p.waits_for
           when 'deposited' then not exists (select from deposit_kept d
             where d.member_id = p.member_id and d.created_at > p.arrived_at and d.created_at <= p.waits_until)
           when 'loggedIn' then not exists (select from member_session_record s
             where s.member_id = p.member_id and s.created_at > p.arrived_at and s.created_at <= p.waits_until)
           else false end)
     and state = 'active' and due_at <= $1`,
    [now, again, most],
  );
  return rowCount ?? 0;
}

/** Players of journeys that were stopped leave them, at most so many; answers how many of which step. */
export async function endStopped(
  tx: Transaction,
  now: Date,
  most: number,
): Promise<{ journeyId: number; version: number; step: string; players: number }[]> {
  const { rows } = await tx.query<{ journeyId: number; version: number; step: string; players: number }>(
    `with ended as (
       update journey_player set state = 'left', reason = 'stopped', ended_at = $1, waits_for = null, waits_until = null
       where id in (
         select p.id from journey_player p join journey j on j.id = p.journey_id and j.state = 'stopped'
         where p.state = 'active' order by p.id limit $2 for update of p skip locked)
       returning journey_id, version, step)
     select journey_id as "journeyId", version, step, count(*)::int as players from ended
     group by journey_id, version, step order by 1, 2, 3`,
    [now, most],
  );
  return rows;
}

export interface NewAction {
  playerId: bigint;
  step: string;
  memberId: bigint;
  kind: string;
  money?: { currency: Currency; amount: bigint };
  at: Date;
}

export async function insertAction(tx: Transaction, it: NewAction): Promise<void> {
  await tx.query(
    `insert into journey_action (player_id, step, member_id, kind, currency, amount, done_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [it.playerId, it.step, it.memberId, it.kind, it.money?.currency ?? null, it.money?.amount ?? null, it.at],
  );
}

/** How many of these kinds journeys did for the member after a moment. */
export async function countActions(
  tx: Transaction,
  memberId: bigint,
  kinds: readonly string[],
  after: Date,
): Promise<number> {
  const { rows } = await tx.query<{ count: number }>(
    `select count(*)::int as count from journey_action where member_id = $1 and kind = any($2::text[]) and done_at > $3`,
    [memberId, kinds, after],
  );
  return rows[0]!.count;
}

/** What all players of a version got at a step by now, in minor units. */
export async function spentAt(
  tx: Transaction,
  { journeyId, version, step }: Pick<JourneyPlayer, 'journeyId' | 'version' | 'step'>,
  currency: Currency,
): Promise<bigint> {
  const { rows } = await tx.query<{ spent: bigint }>(
    `select coalesce(sum(amount), 0)::bigint as spent from journey_tally
     where journey_id = $1 and version = $2 and step = $3 and what = 'done' and currency = $4`,
    [journeyId, version, step, currency],
  );
  return rows[0]!.spent;
}

export async function addTag(tx: Transaction, memberId: bigint, tag: string, by: string): Promise<boolean> {
  const { rows } = await tx.query<{ added: boolean }>('select /* writes */ member_add_tag($1, $2, $3) as added', [
    memberId,
    tag,
    by,
  ]);
  return rows[0]!.added;
}
