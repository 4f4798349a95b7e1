import { createHmac, timingSafeEqual } from 'node:crypto';

const lifetimeSeconds = 15 * 60;

/** The path under which the picture can be seen for 15 minutes by anyone who was given it: a picture element cannot send headers. */
export function addressOfFile(secret: string, fileId: bigint, nowMs: number): string {
  const expires = Math.floor(nowMs / 1000) + lifetimeSeconds;
  return `/api/sys/file/get?id=${fileId}&expires=${expires}&signature=${signatureOf(secret, fileId, expires)}`;
}

/** Under any of the secrets: one that is being changed has a former. */
export function fileSignatureHolds(
  secrets: readonly string[],
  fileId: bigint,
  expires: number,
  signature: string,
  nowMs: number,
): boolean {
  if (expires * 1000 < nowMs) return false;
  const given = Buffer.from(signature);
  return secrets.some((secret) => {
    const expected = Buffer.from(signatureOf(secret, fileId, expires));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
}

function signatureOf(secret: string, fileId: bigint, expires: number): string {
  return createHmac('sha256', secret).update(`${fileId}.${expires}`).digest('base64url');
}
