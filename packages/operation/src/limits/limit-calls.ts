import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import { connectionOf } from '../connection-of.ts';

/** Counts one call from an address, of one kind where kinds are told apart; false when it has had its share. */
export type LimitCalls = (address: string, kind?: string) => Promise<boolean>;

export interface CallLimit {
  /** What is limited, apart from everything else that is. */
  name: string;
  most: number;
  /** The window begins with the first of the calls. */
  seconds: number;
}

/** So many calls of each connection, and of each kind, as this process alone sees them. */
export function limitHere({ most, seconds }: CallLimit): LimitCalls {
  const limiter = new RateLimiterMemory({ points: most, duration: seconds });
  return (address, kind = '') =>
    limiter.consume(keyOf(address, kind)).then(
      () => true,
      () => false,
    );
}

/** What counts as one caller of one kind. */
export const keyOf = (address: string, kind: string): string => `${connectionOf(address)} ${kind}`;
