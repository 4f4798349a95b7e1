import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Signs a request of ours: hex HMAC-SHA256 over the seconds, the method, the address without its host, and the body.
 * https://docs.sumsub.com/reference/authentication
 */
export function requestSignature(secret: string, seconds: number, method: string, uri: string, body: string): string {
  return createHmac('sha256', secret).update(`${seconds}${method}${uri}`).update(body).digest('hex');
}

/** SHA-1, which is offered for old integrations, is not taken. */
const algorithms: Record<string, string> = { HMAC_SHA256_HEX: 'sha256', HMAC_SHA512_HEX: 'sha512' };

/**
 * Whether a webhook was signed with the secret over the bytes as they came; the algorithm stands beside the digest.
 * https://docs.sumsub.com/docs/webhook-manager
 */
export function isSignedWebhook(secret: string, rawBody: Buffer, headers: IncomingHttpHeaders): boolean {
  const algorithm = algorithms[String(headers['x-payload-digest-alg'])];
  if (!algorithm) return false;
  const expected = createHmac(algorithm, secret).update(rawBody).digest();
  const given = Buffer.from(String(headers['x-payload-digest']), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
