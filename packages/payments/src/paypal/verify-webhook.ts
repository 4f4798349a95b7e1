import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { VerifiedWebhook, WebhookHeaders } from '../payment-provider.ts';

export interface PaypalWebhookSettings {
  webhookId: string;
  /** Where certificates may come from: anyone who could name another address could sign for PayPal. */
  certificateOrigins: readonly string[];
  timeoutMs: number;
}

const mostCertificates = 20;
const largestCertificateBytes = 16_384;
/** PayPal repeats an event for three days under its first time. */
const oldestMs = 4 * 24 * 3_600_000;
const aheadMs = 300_000;

/**
 * PayPal's own scheme: RSA-SHA256 over `transmission id|time|webhook id|crc32 of the raw body`, by the key of the
 * certificate that the event names: https://developer.paypal.com/api/rest/webhooks/rest/#link-selfverificationmethod
 */
export function createWebhookVerifier({ webhookId, certificateOrigins, timeoutMs }: PaypalWebhookSettings) {
  const keys = new Map<string, KeyObject>();

  async function keyOf(address: string): Promise<KeyObject | undefined> {
    const known = keys.get(address);
    if (known) return known;
    if (!URL.canParse(address) || !certificateOrigins.includes(new URL(address).origin)) return undefined;
    const answer = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const pem = answer.ok ? await answer.text() : '';
    if (pem.length > largestCertificateBytes || !pem.startsWith('-----BEGIN ')) return undefined;
    const key = createPublicKey(pem);
    if (keys.size >= mostCertificates) keys.clear();
    keys.set(address, key);
    return key;
  }

  return async (rawBody: Buffer, headers: WebhookHeaders): Promise<VerifiedWebhook> => {
    const [id, time, signature, address] = ['id', 'time', 'sig', 'cert-url'].map((name) => {
      const value = headers[name === 'cert-url' ? 'paypal-cert-url' : `paypal-transmission-${name}`];
      return typeof value === 'string' ? value : '';
    }) as [string, string, string, string];
    if (headers['paypal-auth-algo'] !== 'SHA256withRSA') return { ok: false, reason: 'badSignature' };
    const key = await keyOf(address).catch(() => undefined);
    const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawBody)}`);
    if (!key || !verify('sha256', signed, key, Buffer.from(signature, 'base64'))) {
      return { ok: false, reason: 'badSignature' };
    }
    const ageMs = Date.now() - Date.parse(time);
    if (!(ageMs < oldestMs && ageMs > -aheadMs)) return { ok: false, reason: 'stale' };
    return readEnvelope(rawBody);
  };
}

function readEnvelope(rawBody: Buffer): VerifiedWebhook {
  try {
    const { id, event_type: type } = JSON.parse(rawBody.toString('utf8')) as Record<string, unknown>;
    if (typeof id === 'string' && typeof type === 'string') return { ok: true, eventId: id.slice(0, 200), type };
  } catch {
    // As a body without its fields.
  }
  return { ok: false, reason: 'unreadable' };
}
