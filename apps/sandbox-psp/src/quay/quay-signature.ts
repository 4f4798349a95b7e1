import { createHmac, timingSafeEqual } from 'node:crypto';

/** `<seconds>.<hex HMAC-SHA256(secret, seconds + "\n" + subject + "\n" + body)>`; the subject is what is asked for. */
export function quaySignature(secret: string, subject: string, body: string, at = new Date()): string {
  return signedAt(secret, subject, body, Math.floor(at.getTime() / 1_000));
}

/** Whether a request was signed by whom has the secret. */
export function isSignedBy(secret: string, subject: string, body: string, given: unknown): boolean {
  const seconds = /^(\d{1,12})\./.exec(String(given))?.[1];
  if (seconds === undefined) return false;
  const [expected, actual] = [
    Buffer.from(signedAt(secret, subject, body, Number(seconds))),
    Buffer.from(String(given)),
  ];
  return expected.length === actual.length && timingSafeEqual(expected, actual);
}

function signedAt(secret: string, subject: string, body: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}\n${subject}\n`).update(body).digest('hex');
  return `${seconds}.${digest}`;
}
