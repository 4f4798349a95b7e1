import type { PayoutState } from '../payout-provider.ts';
import { codeOf, giveBack, refusal } from '../payouts/payout-answer.ts';
import { type StatedAmount, statedAmount } from '../stated-amount.ts';

interface Batch {
  batch_header?: {
    payout_batch_id?: unknown;
    batch_status?: unknown;
    sender_batch_header?: { sender_batch_id?: unknown };
  };
  items?: {
    transaction_status?: unknown;
    payout_item?: { sender_item_id?: unknown; amount?: { value?: unknown; currency?: unknown } };
    errors?: { name?: unknown };
  }[];
}

type Reading = 'accepted' | 'settled' | 'refused' | 'sentBack' | 'blocked';

/**
 * UNCLAIMED is somebody without an account at PayPal: the money comes back by itself after 30 days, as RETURNED. What
 * becomes of BLOCKED money is not documented, so it is nobody's yet.
 */
const readings: Record<string, Reading> = {
  PENDING: 'accepted',
  UNCLAIMED: 'accepted',
  ONHOLD: 'accepted',
  SUCCESS: 'settled',
  FAILED: 'refused',
  DENIED: 'refused',
  RETURNED: 'sentBack',
  REFUNDED: 'sentBack',
  REVERSED: 'sentBack',
  BLOCKED: 'blocked',
};

/** How the one item of the batch of our id stands. */
export function stateOfBatch(id: string, body: unknown): PayoutState {
  const { batch_header: header, items = [] } = (body ?? {}) as Batch;
  const providerId = header?.payout_batch_id;
  if (typeof providerId !== 'string' || !/^\w{1,30}$/.test(providerId)) return unreadable('a batch without its id');
  const named = [header?.sender_batch_header?.sender_batch_id, ...items.map((it) => it.payout_item?.sender_item_id)];
  if (items.length > 1 || named.some((name) => name !== undefined && name !== id)) {
    return { outcome: 'review', reason: `PayPal’s batch ${providerId} is another payout`, providerId };
  }
  const item = items[0];
  if (!item) {
    if (header?.batch_status === 'DENIED' || header?.batch_status === 'CANCELED') {
      return { outcome: 'failed', reason: refusal('PayPal', header.batch_status) };
    }
    return { outcome: 'accepted', providerId };
  }
  const status = codeOf(item.transaction_status) ?? 'PENDING';
  switch (readings[status]) {
    case 'accepted':
    case 'settled':
      return { outcome: readings[status] as 'accepted' | 'settled', providerId, stated: statedOf(item.payout_item) };
    case 'refused':
      return { outcome: 'failed', reason: refusal('PayPal', codeOf(item.errors?.name) ?? status) };
    case 'sentBack':
      return { outcome: 'failed', reason: giveBack('PayPal', status) };
    case 'blocked':
      return { outcome: 'review', reason: `PayPal has blocked payout ${providerId}`, providerId };
    default:
      return unreadable(`PayPal’s state ${status}`);
  }
}

function statedOf(item: NonNullable<Batch['items']>[number]['payout_item']): StatedAmount | undefined {
  const { value, currency } = item?.amount ?? {};
  return value === undefined && currency === undefined ? undefined : statedAmount(String(value), String(currency));
}

function unreadable(reason: string): PayoutState {
  return { outcome: 'unknown', reason };
}
