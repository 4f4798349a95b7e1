import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { amountOf, toWire } from '@fairhouse/money';
import { type PaymentPlace, type PaymentRow, pageOfPayments } from './payments.store.ts';

type Payments = OperatorCallOutput<'/operator/member/payments'>;

/** Where a page ended: its time and id. Undefined for what is no such text. */
export function paymentPlaceOf(text: string): PaymentPlace | undefined {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)\|(\d{1,18})$/.exec(text) ?? [];
  return at && id && !at.startsWith('0000') && !Number.isNaN(Date.parse(at)) ? { at, id: BigInt(id) } : undefined;
}

export async function paymentsOf(
  db: Database,
  memberId: bigint,
  kind: PaymentRow['kind'] | undefined,
  before: PaymentPlace | undefined,
  limit: number,
): Promise<Payments> {
  const found = await pageOfPayments(db, memberId, kind, before, limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return {
    rows: rows.map(({ id, createdAt, place: _, amount, ...row }) => ({
      ...row,
      id: Number(id),
      createTime: createdAt.toISOString(),
      amount: toWire(amountOf(row.currency, amount)),
    })),
    next: last && found.length > limit ? `${last.place}|${last.id}` : null,
  };
}
