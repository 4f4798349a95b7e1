import type { Call } from '@fairhouse/contract';
import { connectionOf } from '@fairhouse/operation';
import { RateLimiterMemory } from 'rate-limiter-flexible';

export interface RateLimits {
  /** Counts one call of this address; false when it has had its share. */
  allow(call: Call, address: string): Promise<boolean>;
}

export interface RateLimitSettings {
  /** Calls one address may make in a minute, all together. Generous: a family shares one address. */
  callsPerMinute: number;
  /** Calls that guess at secrets or send mail, per address and call in a minute. */
  guessesPerMinute: number;
}

const guessable = new Set([
  '/sys/auth/login',
  '/sys/auth/register',
  '/sys/auth/checkRegister1',
  '/sys/member/mail/forgot/send',
  '/sys/member/mail/join/send',
  '/sys/member/password/change',
  '/sys/auth/password/reset',
  '/sys/member/factor/totp/begin',
  '/sys/member/factor/totp/confirm',
  '/sys/member/factor/totp/remove',
  '/sys/member/factor/passkey/begin',
  '/sys/member/factor/passkey/remove',
  '/sys/member/factor/recovery/renew',
  '/sys/auth/activate',
  '/sys/auth/social/start',
  '/sys/auth/social/finish',
  '/sys/auth/social/link',
  '/sys/auth/faceBookRegister',
  '/sys/member/verifyCode/image',
  '/sys/member/verifyCode/question',
]);

export function createRateLimits(settings: RateLimitSettings): RateLimits {
  const all = new RateLimiterMemory({ points: settings.callsPerMinute, duration: 60 });
  const guesses = new RateLimiterMemory({ points: settings.guessesPerMinute, duration: 60 });
  const within = (limiter: RateLimiterMemory, key: string) =>
    limiter.consume(key).then(
      () => true,
      () => false,
    );
  return {
    async allow(call, address) {
      const connection = connectionOf(address);
      if (guessable.has(call.path) && !(await within(guesses, `${connection} ${call.path}`))) return false;
      return within(all, connection);
    },
  };
}
