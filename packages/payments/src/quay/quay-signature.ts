import { createHmac, timingSafeEqual } from 'node:crypto';

const toleranceS = 300;

/** `<seconds>.<hex HMAC-SHA256(secret, seconds + "\n" + subject + "\n" + body)>`; the subject is what is asked for. */
export function quaySignature(secret: string, subject: string, body: Buffer | string, at = new Date()): string {
  const seconds = Math.floor(at.getTime() / 1_000);
  return `${seconds}.${digestOf(secret, seconds, subject, body).toString('hex')}`;
}

/** Whether it was signed with the secret, and not longer ago, or further ahead, than clocks differ. */
export function checkQuaySignature(
  secret: string,
  subject: string,
  body: Buffer,
  given: unknown,
): 'good' | 'badSignature' | 'stale' {
  const [, seconds, digest] = /^(\d{1,12})\.([0-9a-f]{64})$/.exec(String(given)) ?? [];
  if (!seconds || !digest) return 'badSignature';
  const expected = digestOf(secret, Number(seconds), subject, body);
  if (!timingSafeEqual(expected, Buffer.from(digest, 'hex'))) return 'badSignature';
  return Math.abs(Date.now() / 1_000 - Number(seconds)) > toleranceS ? 'stale' : 'good';
}

function digestOf(secret: string, seconds: number, subject: string, body: Buffer | string): Buffer {
  return createHmac('sha256', secret).update(`${seconds}\n${subject}\n`).update(body).digest();
}
