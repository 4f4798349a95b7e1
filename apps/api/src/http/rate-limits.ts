import type { Call } from '@fairhouse/contract';
import { type Counts, limitExactly, limitTogether } from '@fairhouse/operation';

export interface RateLimits {
  /** Counts one call of this address; false when it has had its share. */
  allow(call: Call, address: string): Promise<boolean>;
  stop(): void;
}

export interface RateLimitSettings {
  /** Calls one address may make in a minute, all together. Generous: a family shares one address. */
  callsPerMinute: number;
  /** Calls that guess at secrets or send mail, per address and call in a minute. */
  guessesPerMinute: number;
}

/** Guesses are counted exactly in all processes together; calls of all kinds roughly, as each of them must cost no write. */
export function createRateLimits(settings: RateLimitSettings, counts: Counts): RateLimits {
  const { mayCall, stop } = limitTogether({ name: 'calls', most: settings.callsPerMinute, seconds: 60 }, counts);
  const mayGuess = limitExactly({ name: 'guesses', most: settings.guessesPerMinute, seconds: 60 }, counts);
  return {
    stop,
    async allow(call, address) {
      if (call.limit === 'guesses' && !(await mayGuess(address, call.path))) return false;
      return mayCall(address);
    },
  };
}
