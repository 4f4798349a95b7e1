import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { NewEvent } from '../events/event.store.ts';
import type { Payment } from '../payments/payment.store.ts';

const merchantAccount = 'FairhouseSandbox';

/** https://docs.adyen.com/development-resources/webhooks/webhook-types */
const eventCodes: Record<Payment['state'], { eventCode: string; success: 'true' | 'false'; reason?: string }> = {
  open: { eventCode: 'PENDING', success: 'true' },
  approved: { eventCode: 'PENDING', success: 'true' },
  pending: { eventCode: 'PENDING', success: 'true' },
  succeeded: { eventCode: 'AUTHORISATION', success: 'true' },
  failed: { eventCode: 'AUTHORISATION', success: 'false', reason: 'Refused' },
  canceled: { eventCode: 'AUTHORISATION', success: 'false', reason: 'Cancelled' },
  expired: { eventCode: 'OFFER_CLOSED', success: 'true' },
  refunded: { eventCode: 'REFUND', success: 'true' },
};

interface Item {
  pspReference: string;
  originalReference?: string;
  merchantAccountCode: string;
  merchantReference: string;
  amount: { value: number; currency: string };
  eventCode: string;
  success: string;
}

export function notificationOf(payment: Payment): NewEvent {
  const { eventCode, success, reason } = eventCodes[payment.state];
  const isChange = eventCode === 'REFUND';
  const item = {
    eventCode,
    success,
    eventDate: new Date().toISOString(),
    merchantAccountCode: merchantAccount,
    merchantReference: payment.reference,
    // A change of a payment has a reference of its own and names the payment's beside it.
    pspReference: isChange ? randomBytes(8).toString('hex').toUpperCase() : payment.id,
    ...(isChange ? { originalReference: payment.id } : {}),
    amount: { currency: payment.currency, value: Number(payment.amount) },
    paymentMethod: 'scheme',
    reason: reason ?? '',
  };
  return {
    id: `no_${randomBytes(12).toString('hex')}`,
    provider: payment.provider,
    type: eventCode,
    body: JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem: item }] }),
  };
}

/** Base64 of HMAC-SHA256 over eight fields joined by ':': https://docs.adyen.com/development-resources/webhooks/verify-hmac-signatures */
function signatureOf(item: Item, webhookSecret: string): string {
  const { pspReference, originalReference, merchantAccountCode, merchantReference, amount, eventCode, success } = item;
  const signed = [
    pspReference,
    originalReference ?? '',
    merchantAccountCode,
    merchantReference,
    amount.value,
    amount.currency,
    eventCode,
    success,
  ].join(':');
  const key = createHash('sha256').update(webhookSecret).digest();
  return createHmac('sha256', key).update(signed).digest('base64');
}

/** The signature stands inside the body, so the body is signed as it goes out. */
export function sealed(body: string, webhookSecret: string): string {
  const notification = JSON.parse(body) as { notificationItems: { NotificationRequestItem: Item }[] };
  const [{ NotificationRequestItem: item }] = notification.notificationItems as [{ NotificationRequestItem: Item }];
  const hmacSignature = signatureOf(item, webhookSecret);
  return JSON.stringify({
    ...notification,
    notificationItems: [{ NotificationRequestItem: { ...item, additionalData: { hmacSignature } } }],
  });
}
