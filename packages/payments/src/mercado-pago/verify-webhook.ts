import { InvalidWebhookSignatureError, SignatureFailureReason, WebhookSignatureValidator } from 'mercadopago';
import type { VerifiedWebhook, WebhookHeaders } from '../payment-provider.ts';

const toleranceSeconds = 300;

/**
 * `x-signature: ts=<s>,v1=<hex HMAC-SHA256(secret, "id:<data.id>;request-id:<x-request-id>;ts:<ts>;")>`, at most 300 s
 * from now either way. The body itself is not signed: the id is taken out of it, so that the one that is acted on is
 * the one that was signed, and everything else is asked for. https://www.mercadopago.com.br/developers/en/docs/your-integrations/notifications/webhooks
 */
export function verifyMercadoPagoWebhook(secret: string, rawBody: Buffer, headers: WebhookHeaders): VerifiedWebhook {
  const notification = readNotification(rawBody);
  if (!notification) return { ok: false, reason: 'unreadable' };
  const [xSignature, xRequestId] = [headers['x-signature'], headers['x-request-id']];
  if (typeof xRequestId !== 'string') return { ok: false, reason: 'badSignature' };
  const { paymentId: dataId, type } = notification;
  try {
    WebhookSignatureValidator.validate({ xSignature, xRequestId, dataId, secret, toleranceSeconds });
  } catch (error) {
    if (!(error instanceof InvalidWebhookSignatureError)) throw error;
    const isStale = error.reason === SignatureFailureReason.TimestampOutOfTolerance;
    return { ok: false, reason: isStale ? 'stale' : 'badSignature' };
  }
  // The body's own id is not signed: an event is named by what is.
  return { ok: true, eventId: `${dataId}:${xRequestId}`.slice(0, 200), type };
}

/** Which payment a notification is about. */
export function readNotification(rawBody: Buffer): { paymentId: string; type: string } | undefined {
  try {
    const { type, data } = JSON.parse(rawBody.toString('utf8')) as { type?: unknown; data?: { id?: unknown } };
    const paymentId = String(data?.id ?? '');
    return typeof type === 'string' && /^\w{1,40}$/.test(paymentId) ? { paymentId, type } : undefined;
  } catch {
    return undefined;
  }
}
