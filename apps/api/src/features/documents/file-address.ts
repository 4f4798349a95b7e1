import { createHmac, timingSafeEqual } from 'node:crypto';

const lifetimeSeconds = 15 * 60;

/** A picture element cannot send headers, so its address carries a short-lived signature for this one file. */
export function signFile(secret: string, fileId: bigint, nowMs: number): { expires: number; signature: string } {
  const expires = Math.floor(nowMs / 1000) + lifetimeSeconds;
  return { expires, signature: signatureOf(secret, fileId, expires) };
}

export function fileSignatureHolds(
  secret: string,
  fileId: bigint,
  expires: number,
  signature: string,
  nowMs: number,
): boolean {
  if (expires * 1000 < nowMs) return false;
  const expected = Buffer.from(signatureOf(secret, fileId, expires));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf(secret: string, fileId: bigint, expires: number): string {
  return createHmac('sha256', secret).update(`${fileId}.${expires}`).digest('base64url');
}
