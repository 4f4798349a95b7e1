import { createHmac, randomBytes } from 'node:crypto';

const secretPrefix = 'whsec_';
const secretBytes = 32;

/** As Standard Webhooks writes it: a prefix and base64. */
export function newSecret(): string {
  return secretPrefix + randomBytes(secretBytes).toString('base64');
}

/**
 * The value of `webhook-signature` by Standard Webhooks 1.0: HMAC-SHA256 over id, seconds and exactly the bytes of the body, once
 * for each secret, separated by blanks.
 */
export function signatureOf(
  secrets: readonly string[],
  { id, seconds, body }: { id: string; seconds: number; body: Buffer },
): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
      const signed = createHmac('sha256', key).update(`${id}.${seconds}.`).update(body).digest('base64');
      return `v1,${signed}`;
    })
    .join(' ');
}
