import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares by hash, so that neither length nor content shows in the time it takes. */
export function carries(authorization: string | undefined, key: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${key}`));
}
