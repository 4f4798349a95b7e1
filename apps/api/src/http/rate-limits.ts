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
  '/operator/auth/invitation',
  '/operator/auth/passkey/registerOptions',
  '/operator/auth/passkey/register',
  '/operator/auth/password/set',
  '/operator/auth/password/confirm',
  '/operator/auth/passkey/options',
  '/operator/auth/passkey/signIn',
  '/operator/auth/signIn',
]);

/** Guesses are counted exactly in all processes together; calls of all kinds roughly, as each of them must cost no write. */
export function createRateLimits(settings: RateLimitSettings, counts: Counts): RateLimits {
  const { mayCall, stop } = limitTogether({ name: 'calls', most: settings.callsPerMinute, seconds: 60 }, counts);
  const mayGuess = limitExactly({ name: 'guesses', most: settings.guessesPerMinute, seconds: 60 }, counts);
  return {
    stop,
    async allow(call, address) {
      if (guessable.has(call.path) && !(await mayGuess(address, call.path))) return false;
      return mayCall(address);
    },
  };
}
