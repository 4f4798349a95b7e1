import { createHmac, timingSafeEqual } from 'node:crypto';
import type { VerifiedWebhook, WebhookHeaders } from '../payment-provider.ts';
import { readHostedEvent } from './hosted-page-wire.ts';

const toleranceS = 300;

/** `x-signature: t=<seconds>,v1=<hex HMAC-SHA256(secret, t + "." + raw body)>`, at most 300 s from now either way. */
export function verifyHostedPageWebhook(
  provider: string,
  secret: string,
  rawBody: Buffer,
  headers: WebhookHeaders,
): VerifiedWebhook {
  const signature = headers['x-signature'];
  const [, signedAt, given] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(signature)) ?? [];
  if (!signedAt || !given) return { ok: false, reason: 'badSignature' };
  const expected = createHmac('sha256', secret).update(`${signedAt}.`).update(rawBody).digest();
  if (!timingSafeEqual(expected, Buffer.from(given, 'hex'))) return { ok: false, reason: 'badSignature' };
  if (Math.abs(Date.now() / 1_000 - Number(signedAt)) > toleranceS) return { ok: false, reason: 'stale' };
  const event = readHostedEvent(provider, rawBody);
  if (!event) return { ok: false, reason: 'unreadable' };
  return { ok: true, eventId: event.id, type: event.type };
}
