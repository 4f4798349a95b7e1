import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { connectionOf } from './connection-of.ts';

/** Counts one call from an address, of one kind where kinds are told apart; false when it has had its share. */
export type LimitCalls = (address: string, kind?: string) => Promise<boolean>;

/** So many calls of each connection, and of each kind, in a window that begins with the first of them. */
export function limitCalls({ most, seconds }: { most: number; seconds: number }): LimitCalls {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return (address, kind = '') =>
    limiter.consume(`${connectionOf(address)} ${kind}`).then(
      () => true,
      () => false,
    );
}
