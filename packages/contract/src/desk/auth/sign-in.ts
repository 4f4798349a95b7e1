import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing, secret, text } from '../../scalars.ts';
import { staffSelf } from '../staff/staff-member.ts';

export const passkeySignInOptions = call({
  path: '/operator/auth/passkey/options',
  limit: 'guesses',
  access: 'deskVisitor',
  summary: 'Options for a sign-in with a passkey, which identifies its owner. The challenge works once, for 5 minutes.',
  input: nothing(),
  output: z.object({
    options: z.record(z.string(), z.unknown()).describe('PublicKeyCredentialRequestOptionsJSON of WebAuthn'),
  }),
});

export const signInByPasskey = call({
  path: '/operator/auth/passkey/signIn',
  limit: 'guesses',
  access: 'deskVisitor',
  summary: 'Signs in with a passkey. The session is a cookie of the desk.',
  input: z.object({ passkey: secret(16_000).describe('AuthenticationResponseJSON of WebAuthn, as JSON text') }),
  output: staffSelf,
  errors: ['signInFailed'],
});

export const signIn = call({
  path: '/operator/auth/signIn',
  limit: 'guesses',
  access: 'deskVisitor',
  summary: 'Signs in with name, password and a code of the authenticator app. The session is a cookie of the desk.',
  input: z.object({
    name: text(60),
    password: secret(),
    code: text(10),
    as: z
      .enum(['session', 'token'])
      .default('session')
      .describe('token: a personal token for the command line in place of the cookie'),
  }),
  output: staffSelf.extend({ token: z.string().nullable().describe('Shown this once; null with a session') }),
  errors: ['signInFailed', 'loginLocked'],
});
