import { z } from 'zod';
import { call } from '../call.ts';
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
    'Ends a social log-in: logs the member in, or says what is missing. An account that stands under the verified email address of the provider is linked with its password only (`socialPasswordRequired`); who is no member completes the form (`detailsRequired`).',
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
