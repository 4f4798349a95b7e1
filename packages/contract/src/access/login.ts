import { z } from 'zod';
import { call } from '../call.ts';
import { secret, text } from '../scalars.ts';
import { userInfo } from './user-info.ts';
import { pictureAnswer } from './verification-picture.ts';

export const login = call({
  path: '/sys/auth/login',
  access: 'visitor',
  summary:
    'Logs a member in with a username or email address and a password. The answer and the time it takes are the same whether or not the member exists.',
  input: z.object({
    username: text(100).describe('Username or email address'),
    password: secret(),
    type: z.literal('MEMBER').default('MEMBER'),
    ...pictureAnswer,
  }),
  output: userInfo,
  errors: [
    'missingField',
    'loginFailed',
    'loginLocked',
    'restrictedCountry',
    'verificationRequired',
    'verificationWrong',
  ],
});
