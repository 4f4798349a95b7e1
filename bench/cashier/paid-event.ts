import { createHmac, randomBytes } from 'node:crypto';
import { attemptMinor, type OpenAttempt } from './open-attempts.ts';

/** The card provider's signed news that the order is paid. */
function signedEvent({ orderId, reference }: OpenAttempt, secret: string): { body: string; signature: string } {
  const timestamp = Math.floor(Date.now() / 1_000);
  const body = JSON.stringify({
    id: `evt_${randomBytes(12).toString('hex')}`,
    object: 'event',
    created: timestamp,
    type: 'checkout.session.completed',
    data: {
      object: {
        id: orderId,
        object: 'checkout.session',
        client_reference_id: reference,
        amount_total: attemptMinor,
        currency: 'usd',
        status: 'complete',
        payment_status: 'paid',
        payment_intent: orderId.replace('cs_', 'pi_'),
      },
    },
  });
  const digest = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return { body, signature: `t=${timestamp},v1=${digest}` };
}

/** The event as raw HTTP/1.1 bytes. */
export function paidEvent(attempt: OpenAttempt, secret: string): Buffer {
  const { body, signature } = signedEvent(attempt, secret);
  return Buffer.from(
    `POST /webhooks/stripe HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\nstripe-signature: ${signature}\r\n\r\n${body}`,
  );
}

/** Delivers the event and waits for the answer. */
export async function sendPaidEvent(port: number, attempt: OpenAttempt, secret: string): Promise<void> {
  const { body, signature } = signedEvent(attempt, secret);
  const answer = await fetch(`http://127.0.0.1:${port}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  if (!answer.ok) throw new Error(`a webhook was answered HTTP ${answer.status}`);
}
