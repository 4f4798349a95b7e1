import type { TableOrder } from '@fairhouse/contract/operator';
import type { VendorTableOrder } from '@fairhouse/contract/vendor-tables';
import type { OrderRow } from './order.store.ts';

/** Between two messages of one player. */
const usualSeconds = 3;
const slowSeconds = 30;

/** An order as the desk shows it; one to forget a member is shown with the erasure. */
export function orderWire(row: OrderRow): TableOrder {
  const { kind, table } = row;
  if (kind === 'forget' || table === null) throw new Error(`order ${row.id} is not shown among those of tables`);
  return {
    id: Number(row.id),
    vendor: row.vendor,
    table,
    order: kind,
    memberId: row.memberId === null ? null : Number(row.memberId),
    wordIds: row.wordIds,
    until: row.until?.toISOString() ?? null,
    reason: row.reason,
    setBy: row.setBy,
    setTime: row.setAt.toISOString(),
    state: row.state,
    tries: row.tries,
    problem: row.problem,
    acceptedTime: row.acceptedAt?.toISOString() ?? null,
  };
}

/** The same as its vendor reads it. The table's own constraints give each kind what it needs. */
export function orderToSend(row: OrderRow): VendorTableOrder {
  const id = Number(row.id);
  const [table, user] = [row.table!, row.walletUser!];
  switch (row.kind) {
    case 'rest':
    case 'open':
      return { id, order: row.kind, table };
    case 'wordsOn':
    case 'wordsSlow':
    case 'wordsOff':
      return {
        id,
        order: 'words',
        table,
        on: row.kind !== 'wordsOff',
        everySeconds: row.kind === 'wordsSlow' ? slowSeconds : usualSeconds,
      };
    case 'unsay':
      return { id, order: 'unsay', table, ids: row.wordIds };
    case 'mute':
      return { id, order: 'mute', user, until: row.until?.toISOString() ?? null };
    case 'unmute':
    case 'forget':
      return { id, order: row.kind, user };
  }
}
