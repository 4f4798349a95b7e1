import { createHash, randomBytes } from 'node:crypto';

export interface SecretToken {
  /** 256 random bits for the holder; never stored. */
  token: string;
  hash: Buffer;
}

export function newSecretToken(): SecretToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashToken(token) };
}

/** A plain hash is enough: the token is random, so there is nothing to guess by trying words. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
