import { createHash } from 'node:crypto';

/** Phrases whose hash has been somebody's key; robots empty such addresses within seconds. */
const phrases = ['', 'password', 'test', 'bitcoin', 'satoshi', 'correct horse battery staple', 'fairhouse', 'secret'];

/** Small numbers, keys of few different bytes, and the hashes of well-known phrases: what a random key never is. */
export function isWeakKey(key: Uint8Array): boolean {
  const isSmall = key.subarray(0, 16).every((byte) => byte === 0);
  const fewBytes = new Set(key).size < 12;
  const hashed = phrases.some((phrase) => createHash('sha256').update(phrase).digest().equals(key));
  return isSmall || fewBytes || hashed;
}
