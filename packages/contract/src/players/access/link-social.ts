import { z } from 'zod';
import { call } from '../../call.ts';
import { secret } from '../../scalars.ts';
import { loginChallenge } from './login-challenge.ts';
import { browserKey, socialProof } from './social-providers.ts';
import { userInfo } from './user-info.ts';
import { pictureAnswer } from './verification-picture.ts';

export const linkSocial = call({
  path: '/sys/auth/social/link',
  limit: 'guesses',
  access: 'visitor',
  summary:
    "Links the provider's account with the casino account of the same verified email address, given the casino account's password, and logs in.",
  input: z.object({ proof: socialProof(), browser: browserKey(), password: secret(), ...pictureAnswer }),
  output: userInfo,
  errors: [
    'socialExpired',
    'loginFailed',
    'loginLocked',
    'verificationRequired',
    'verificationWrong',
    'secondFactorRequired',
  ],
  refusalData: { secondFactorRequired: loginChallenge },
});
