import { z } from 'zod';
import { call } from '../../call.ts';
import { done, id, moment, nothing, secret, text } from '../../scalars.ts';
import { oneTimeToken } from './one-time-token.ts';

export const listMeans = call({
  path: '/operator/auth/means/list',
  access: 'operator',
  permission: 'self',
  summary: "One's own means of sign-in: passkeys, password and authenticator app.",
  input: nothing(),
  output: z.object({
    passkeys: z.array(
      z.object({ id: z.int(), label: z.string(), createTime: moment(), lastUsedTime: moment().nullable() }),
    ),
    passwordSetTime: moment().nullable().describe('null: no password'),
    company: z
      .object({ name: z.string(), linkedTime: moment(), lastUsedTime: moment().nullable() })
      .nullable()
      .describe('The account of the company one signs in with; null: none'),
    takesPasskeys: z.boolean().describe("Whether browsers make passkeys at the desk's address"),
  }),
});

export const proveSelf = call({
  path: '/operator/auth/means/prove',
  limit: 'guesses',
  access: 'operator',
  permission: 'self',
  summary:
    'A fresh proof of presence, by a passkey or by password and code. Its token works once, for 10 minutes: with `passkey/register` or `password/set` and `confirm` for something new to sign in with, or with `means/remove`, which end every other session and token; or to make an API key.',
  input: z.object({
    passkey: secret(16_000).optional().describe('AuthenticationResponseJSON of WebAuthn, as JSON text'),
    password: secret().optional(),
    code: text(10).optional(),
  }),
  output: z.object({ token: z.string().describe('Shown this once'), tokenUntil: moment() }),
  errors: ['notPermitted', 'missingField', 'signInFailed', 'loginLocked'],
});

export const removeMeans = call({
  path: '/operator/auth/means/remove',
  access: 'operator',
  permission: 'self',
  summary: "Removes one of one's own means of sign-in, never the last.",
  input: z.object({ token: oneTimeToken(), passkeyId: id().nullable().describe('null: the password and its app') }),
  output: done(),
  errors: ['linkExpired', 'noSuchThing', 'lastMeans'],
});
