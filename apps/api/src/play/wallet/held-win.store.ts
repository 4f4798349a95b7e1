import type { Page } from '@fairhouse/contract';
import type { HeldWinStatus } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { deskPage } from '../../db/list-page.store.ts';

export interface HeldWin {
  id: bigint;
  memberId: bigint;
  username: string;
  vendor: string;
  transactionId: string;
  roundId: string;
  gameCode: string;
  gameName: string;
  reference: string | null;
  currency: Currency;
  amount: bigint;
  staked: bigint;
  wonBefore: bigint;
  bound: number;
  heldAt: Date;
  status: HeldWinStatus;
  decidedBy: string | null;
  decidedAt: Date | null;
  reason: string | null;
}

const columns = `h.id, h.member_id as "memberId", m.username, h.vendor, h.transaction_id as "transactionId",
  h.round_id as "roundId", h.game_code as "gameCode", coalesce(g.name, h.game_code) as "gameName", h.reference, h.currency,
  h.amount, h.staked, h.won_before as "wonBefore", h.bound, h.held_at as "heldAt", h.status, h.decided_by as "decidedBy",
  h.decided_at as "decidedAt", h.reason`;
const tables = 'held_win h join member_record m on m.id = h.member_id left join game_record g on g.code = h.game_code';

/** Everybody's, oldest first. */
export async function pageOfHeldWins<Item>(
  db: Database,
  input: object & { pageNum: number; pageSize: number },
  render: (win: HeldWin) => Item,
): Promise<Page<Item>> {
  return deskPage(db, {
    select: columns,
    from: tables,
    where: 'true',
    params: [],
    fields: {
      status: { sql: 'h.status', type: 'text' },
      memberId: { sql: 'h.member_id', type: 'bigint' },
      vendor: { sql: 'h.vendor', type: 'text' },
      createTime: { sql: 'h.held_at', type: 'timestamptz' },
    },
    input,
    defaultOrder: 'h.held_at',
    tieBreak: 'h.id',
    render,
  });
}

export async function findHeldWin(db: Database | Transaction, id: bigint): Promise<HeldWin | undefined> {
  const { rows } = await db.query<HeldWin>(`select ${columns} from ${tables} where h.id = $1`, [id]);
  return rows[0];
}

/** Writes the decision into the win and its round; a refused win ends its round. The caller holds the lock of the book. */
export async function writeDecision(
  tx: Transaction,
  { id, memberId, vendor, roundId, amount }: HeldWin,
  { status, decidedBy, reason }: { status: Exclude<HeldWinStatus, 'held'>; decidedBy: string; reason: string | null },
): Promise<void> {
  // Asked first, since a change on another machine is given its time.
  const { rows } = await tx.query<{ now: string }>('select clock_timestamp()::text as now');
  const { now } = rows[0]!;
  await tx.query(
    `update held_win set status = $2, decided_by = $3, decided_at = $5::timestamptz, reason = $4
     where member_id = $6 and id = $1 and status = 'held'`,
    [id, status, decidedBy, reason, now, memberId],
  );
  await tx.query(
    `update game_round set held = held - $4::bigint, won = won + case when $5 = 'released' then $4::bigint else 0 end,
       closed_at = case when $5 = 'refused' then coalesce(closed_at, $6::timestamptz) else closed_at end
     where member_id = $1 and vendor = $2 and round_id = $3`,
    [memberId, vendor, roundId, amount, status, now],
  );
}

/**
 * Has open pages of the desk told that something about held wins has changed, where the books lie on several machines: the trigger
 * that tells it elsewhere would tell it there to nobody.
 */
export async function tellHeldWins(db: Database | Transaction): Promise<void> {
  await db.query(`select pg_notify('desk_changed', 'heldWins') where ledger_shards() <> '{}'`);
}
