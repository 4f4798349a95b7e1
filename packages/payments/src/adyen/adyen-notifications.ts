import type { CardOfOrder } from '../card-provider.ts';
import type { DisputeNews, Observation, ObservedState, VerifiedWebhook } from '../payment-provider.ts';
import { instrumentsOf } from './adyen-results.ts';
import { loadLibrary } from './load-library.ts';

/** One item of a notification, as far as we read it: https://docs.adyen.com/development-resources/webhooks/webhook-types */
export interface NotificationItem {
  eventCode: string;
  /** 'true' or 'false'. */
  success: string;
  /** Of the payment, or of a change of it. */
  pspReference: string;
  /** Of the payment, where the item is about a change of it. */
  originalReference: string;
  merchantReference: string;
  merchantAccountCode: string;
  /** Not every kind has one. */
  amount: { currency: string; value: number } | undefined;
  additionalData: Record<string, unknown>;
  reason: string;
}

/**
 * The signature is HMAC-SHA256 in base64 over eight fields of the item; nothing else of it is believed. It has no date,
 * so an old one can be sent again, which changes nothing: an event is stored once.
 */
export async function verifyNotification(
  rawBody: Buffer,
  hmacKey: string,
  merchantAccount: string,
): Promise<VerifiedWebhook> {
  const items = readItems(rawBody);
  if (!items) return { ok: false, reason: 'unreadable' };
  const validator = new (await loadLibrary()).HmacValidator();
  for (const item of items) {
    const signature = item.additionalData.hmacSignature;
    if (typeof signature !== 'string' || item.merchantAccountCode !== merchantAccount) {
      return { ok: false, reason: 'badSignature' };
    }
    // The library's type wants every field that a notification may have; it signs these eight, what is not there as empty.
    const signed = { ...item, amount: item.amount ?? { currency: '', value: '' } } as unknown as Parameters<
      typeof validator.validateHMAC
    >[0];
    if (!validator.validateHMAC(signed, hmacKey)) return { ok: false, reason: 'badSignature' };
  }
  const { eventCode, pspReference, success } = items[0]!;
  return {
    ok: true,
    eventId: items.map((item) => [item.eventCode, item.pspReference, item.success].join(':')).join(','),
    type: items.length === 1 ? eventCode : `${eventCode} and ${items.length - 1} more, ${pspReference} ${success}`,
  };
}

/** The items of a body; undefined when it is no notification. */
export function readItems(rawBody: Buffer): NotificationItem[] | undefined {
  let items: unknown;
  try {
    items = (JSON.parse(rawBody.toString('utf8')) as { notificationItems?: unknown } | null)?.notificationItems;
  } catch {
    return undefined;
  }
  if (!Array.isArray(items) || items.length === 0 || items.length > 10) return undefined;
  const read = items.map((item) =>
    readItem((item as { NotificationRequestItem?: unknown } | null)?.NotificationRequestItem),
  );
  return read.every((item) => item !== undefined) ? read : undefined;
}

function readItem(item: unknown): NotificationItem | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const fields = item as Record<string, unknown>;
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === 'string' && value.length <= 200 ? value : '';
  };
  const amount = readAmount(fields.amount);
  if (amount === 'unreadable') return undefined;
  if (!text('eventCode') || !text('pspReference')) return undefined;
  return {
    eventCode: text('eventCode'),
    success: text('success'),
    pspReference: text('pspReference'),
    originalReference: text('originalReference'),
    merchantReference: text('merchantReference'),
    merchantAccountCode: text('merchantAccountCode'),
    amount,
    additionalData: (fields.additionalData ?? {}) as Record<string, unknown>,
    reason: text('reason'),
  };
}

function readAmount(amount: unknown): NotificationItem['amount'] | 'unreadable' {
  if (amount === undefined || amount === null) return undefined;
  const { currency, value } = amount as { currency?: unknown; value?: unknown };
  return typeof currency === 'string' && Number.isSafeInteger(value)
    ? { currency, value: value as number }
    : 'unreadable';
}

/** Event codes of a change that succeeded, by what they say; all others are acknowledged and say nothing. */
const changes: Record<string, ObservedState> = {
  CANCELLATION: 'canceled',
  OFFER_CLOSED: 'expired',
  PENDING: 'processing',
  REQUEST_FOR_INFORMATION: 'disputed',
  NOTIFICATION_OF_CHARGEBACK: 'disputed',
  CHARGEBACK: 'charged_back',
  CHARGEBACK_REVERSED: 'dispute_won',
  REFUND_FAILED: 'refund_failed',
  REFUNDED_REVERSED: 'refund_failed',
};

/** Of the second it is not signed which of the two it was; the payer gets the amount back either way. */
const refunds = new Set(['REFUND', 'CANCEL_OR_REFUND']);

const isRefund = ({ eventCode }: NotificationItem) => refunds.has(eventCode);

/** `paid` is the payment as the casino has it: an item about a refund names only its own amount, and none names the card. */
export function observationsOfItem(
  item: NotificationItem,
  paid: Pick<CardOfOrder, 'amount' | 'card'> | undefined,
): Observation[] {
  const { amount } = item;
  const state = stateOfItem(item, paid?.amount.minor);
  // Without an amount there is nothing to compare with the order, so it is kept and changes nothing.
  if (!state || !amount) return [];
  return [
    {
      provider: 'adyen',
      state,
      attemptId: item.merchantReference || undefined,
      orderId: item.merchantReference || undefined,
      paymentId: item.originalReference || item.pspReference,
      amount: { minor: BigInt(amount.value), currency: amount.currency },
      ...(isRefund(item) ? { refundId: item.pspReference } : {}),
      ...disputeOf(item),
      ...(state === 'succeeded' && paid ? { instruments: instrumentsOf(paid.card) } : {}),
    },
  ];
}

const disputeStages: Record<string, DisputeNews['stage']> = {
  REQUEST_FOR_INFORMATION: 'asked',
  NOTIFICATION_OF_CHARGEBACK: 'evidenceDue',
  CHARGEBACK: 'closed',
  CHARGEBACK_REVERSED: 'closed',
};

/** The reference of such an item is the dispute's. Until when it can be defended is not signed, and only shown. */
function disputeOf({
  eventCode,
  pspReference,
  reason,
  additionalData,
}: NotificationItem): Pick<Observation, 'dispute'> {
  const stage = disputeStages[eventCode];
  if (!stage) return {};
  const until = new Date(String(additionalData.defensePeriodEndsAt ?? ''));
  const dueAt = Number.isNaN(until.getTime()) ? undefined : until;
  return { dispute: { id: pspReference, stage, reason: reason || undefined, dueAt } };
}

function stateOfItem(item: NotificationItem, paidMinor: bigint | undefined): ObservedState | undefined {
  const { eventCode, success, reason, amount } = item;
  if (eventCode === 'AUTHORISATION') {
    if (success === 'true') return 'succeeded';
    return /^cancel/i.test(reason) ? 'canceled' : 'failed';
  }
  if (success !== 'true') return undefined;
  if (isRefund(item)) return amount && paidMinor === BigInt(amount.value) ? 'refunded' : 'part_refunded';
  return changes[eventCode];
}
