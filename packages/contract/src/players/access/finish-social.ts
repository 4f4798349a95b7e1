import { z } from 'zod';
import { call } from '../../call.ts';
import { loginChallenge } from './login-challenge.ts';
import { browserKey, socialProof } from './social-providers.ts';
import { userInfo } from './user-info.ts';

/** What the provider told of a person who is not a member yet; empty where it told nothing. */
export const socialPerson = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type SocialPerson = z.infer<typeof socialPerson>;

export const finishSocial = call({
  path: '/sys/auth/social/finish',
  limit: 'guesses',
  access: 'visitor',
  summary:
    'Completes a social log-in: logs the member in, or names what is missing. An account with the same verified email address is linked only after its password was given (`socialPasswordRequired`); a person without an account completes the form (`detailsRequired`).',
  input: z.object({ proof: socialProof(), browser: browserKey() }),
  output: userInfo,
  errors: [
    'socialExpired',
    'loginFailed',
    'accountSuspended',
    'secondFactorRequired',
    'socialPasswordRequired',
    'detailsRequired',
  ],
  refusalData: {
    secondFactorRequired: loginChallenge,
    socialPasswordRequired: z.object({ email: z.string() }),
    detailsRequired: socialPerson,
  },
});
