import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceSeconds = 300;

/** Reads an event, or throws. `body` is exactly what came, before any parser; `nowMs` is for tests. */
export function verifyWebhook(body: string, headers: Record<string, string>, secret: string, nowMs = Date.now()) {
  const { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures = '' } = headers;
  if (!id || !seconds || !(Math.abs(nowMs / 1_000 - Number(seconds)) <= toleranceSeconds)) {
    throw new Error('too old, too new, or without its headers');
  }
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest();
  const isSigned = signatures.split(' ').some((signature) => {
    const given = Buffer.from(signature.replace(/^v1,/, ''), 'base64');
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) throw new Error('no signature of this secret');
  return JSON.parse(body);
}
