import { type KeyObject, sign, verify } from 'node:crypto';

/** The header of both directions. */
export const signatureHeader = 'x-hub88-signature';

const algorithm = 'RSA-SHA256';

/** Over the bytes that are sent. */
export function signed(body: string, privateKey: KeyObject): string {
  return sign(algorithm, Buffer.from(body), privateKey).toString('base64');
}

/** Whether the bytes as they came are signed with the other side's key. */
export function isSigned(body: Buffer, signature: unknown, publicKey: KeyObject): boolean {
  if (typeof signature !== 'string' || !/^[A-Za-z0-9+/]{300,1400}={0,2}$/.test(signature)) return false;
  return verify(algorithm, body, publicKey, Buffer.from(signature, 'base64'));
}
