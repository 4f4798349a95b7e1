import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for the operator's file; there is nothing to guess, so a plain hash keeps them safe. */
export function newOperatorKey(): { key: string; hash: Buffer } {
  const key = `op_${randomBytes(32).toString('base64url')}`;
  return { key, hash: hashOperatorKey(key) };
}

export function hashOperatorKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
