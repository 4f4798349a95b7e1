import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for anyone who is asked; the casino keeps the hash. */
export function newChallengeToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashChallengeToken(token) };
}

export function hashChallengeToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
