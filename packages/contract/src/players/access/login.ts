import { z } from 'zod';
import { call } from '../../call.ts';
import { maybe, secret, text } from '../../scalars.ts';
import { loginChallenge } from './login-challenge.ts';
import { userInfo } from './user-info.ts';
import { pictureAnswer } from './verification-picture.ts';

export const login = call({
  path: '/sys/auth/login',
  limit: 'guesses',
  access: 'visitor',
  summary:
    'Logs a member in with a username or email address and a password. The answer and the time it takes are the same whether or not the member exists; whether an account is suspended is answered only after the right password. A member who has switched a second factor on is asked for it first (`secondFactorRequired`, with the challenge in `data`); the call is then made again with `challenge` and either `code` or `passkey`.',
  input: z.object({
    username: maybe(text(254)).describe('Username or email address; not needed beside `challenge`'),
    password: maybe(secret()).describe('Not needed beside `challenge`'),
    type: z.literal('MEMBER').default('MEMBER'),
    ...pictureAnswer,
    challenge: maybe(secret(128)).describe('The challenge that is being answered'),
    code: maybe(text(32)).describe('Six digits of the authenticator app, or a recovery code'),
    passkey: maybe(secret(8_000)).describe('AuthenticationResponseJSON of WebAuthn, as JSON text'),
  }),
  output: userInfo,
  errors: [
    'missingField',
    'loginFailed',
    'accountSuspended',
    'loginLocked',
    'verificationRequired',
    'verificationWrong',
    'secondFactorRequired',
    'secondFactorWrong',
    'secondFactorExpired',
    'secondFactorLocked',
  ],
  refusalData: { secondFactorRequired: loginChallenge },
});
