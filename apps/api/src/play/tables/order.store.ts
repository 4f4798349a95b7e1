import type { TableOrderProblem, TableOrderState } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { OrderKind } from './order.states.ts';

export interface OrderRow {
  id: bigint;
  vendor: string;
  table: string | null;
  kind: OrderKind;
  memberId: bigint | null;
  walletUser: string | null;
  wordIds: string[];
  until: Date | null;
  reason: string;
  setBy: string;
  setAt: Date;
  state: TableOrderState;
  tries: number;
  problem: TableOrderProblem | null;
  acceptedAt: Date | null;
}

const columns = `id, vendor, table_code as "table", kind, member_id as "memberId", wallet_user as "walletUser", word_ids as "wordIds",
  until, reason, set_by as "setBy", set_at as "setAt", state, tries, problem, accepted_at as "acceptedAt"`;

/** One at a time is given, so that ids rise in the order in which orders are committed. */
export async function lockOrders(tx: Transaction): Promise<void> {
  await tx.query('lock table table_order in share row exclusive mode');
}

export type NewOrder = Omit<OrderRow, 'id' | 'state' | 'tries' | 'problem' | 'acceptedAt'>;

/** Anyone who gives it tells it as well; from `tryAt` on anybody does. */
export async function insertOrder(tx: Transaction, order: NewOrder, tryAt: Date): Promise<OrderRow> {
  const { rows } = await tx.query<OrderRow>(
    `insert into table_order (vendor, table_code, kind, member_id, wallet_user, word_ids, until, reason, set_by, set_at, try_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning ${columns}`,
    [
      order.vendor,
      order.table,
      order.kind,
      order.memberId,
      order.walletUser,
      order.wordIds,
      order.until,
      order.reason,
      order.setBy,
      order.setAt,
      tryAt,
    ],
  );
  return rows[0]!;
}

/** The newest order of these kinds about a table, or about a member at the tables of a vendor. */
export async function latestOrder(
  tx: Transaction,
  about: { vendor: string; table: string | null; memberId: bigint | null },
  kinds: readonly OrderKind[],
): Promise<OrderRow | undefined> {
  const { rows } = await tx.query<OrderRow>(
    `select ${columns} from table_order where vendor = $1 and kind = any($2) and state <> 'refused'
       and ($3::bigint is null or member_id = $3) and ($3::bigint is not null or table_code = $4)
     order by id desc limit 1`,
    [about.vendor, kinds, about.memberId, about.table],
  );
  return rows[0];
}

export async function dueOrders(db: Database, now: Date, most: number): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from table_order where state = 'waiting' and try_at <= $1 order by try_at, id limit $2`,
    [now, most],
  );
  return rows;
}

/** The result of the order; undefined when another answer to it was recorded before. */
export async function noteAnswer(
  db: Database,
  id: bigint,
  answer: { state: TableOrderState; problem: TableOrderProblem | null; at: Date; tryAt: Date },
): Promise<OrderRow | undefined> {
  const { rows } = await db.query<OrderRow>(
    `update table_order set state = $2, problem = $3, tries = tries + 1, try_at = $5, accepted_at = case when $2 = 'taken' then $4::timestamptz end
     where id = $1 and state = 'waiting' returning ${columns}`,
    [id, answer.state, answer.problem, answer.at, answer.tryAt],
  );
  return rows[0];
}

/** Those that no vendor has taken, the oldest first. What is to be forgotten of a member is the erasure's. */
export async function waitingOrders(db: Database, most: number): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from table_order where state = 'waiting' and kind <> 'forget' order by id limit $1`,
    [most],
  );
  return rows;
}

interface PauseRow {
  vendor: string;
  table: string;
  kind: 'rest' | 'open';
  setBy: string;
}

/** By which order each table is paused or open; a table without one is not among them. */
export async function latestPauses(db: Database): Promise<PauseRow[]> {
  const { rows } = await db.query<PauseRow>(
    `select distinct on (vendor, table_code) vendor, table_code as "table", kind, set_by as "setBy" from table_order
     where kind in ('rest', 'open') and table_code is not null and state <> 'refused' order by vendor, table_code, id desc`,
  );
  return rows;
}

/** Of a table and of the words at it, the latest first; who was muted is not among them. */
export async function ordersOfTable(
  db: Database,
  { vendor, table }: { vendor: string; table: string },
  before: number | undefined,
  most: number,
): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from table_order
     where vendor = $1 and table_code = $2 and member_id is null and id < coalesce($3, 9223372036854775807)
     order by id desc limit $4`,
    [vendor, table, before ?? null, most],
  );
  return rows;
}

export async function mutesInForce(db: Database, most: number): Promise<OrderRow[]> {
  const { rows } = await db.query<OrderRow>(
    `select ${columns} from table_order where id in (select order_id from tables_muted order by order_id desc limit $1)
     order by id desc`,
    [most],
  );
  return rows;
}
