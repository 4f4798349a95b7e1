import { z } from 'zod';
import { moment } from '../../scalars.ts';

/** What `data` holds when a log-in is answered with `secondFactorRequired`: the password (or the provider) was right. */
export const loginChallenge = z.object({
  challenge: z.string().describe('To be sent back with the answer; good for one log-in'),
  expiresAt: moment(),
  methods: z.array(z.enum(['totp', 'passkey', 'recoveryCode'])).describe('What the member can answer with'),
  passkey: z
    .record(z.string(), z.unknown())
    .nullable()
    .describe('PublicKeyCredentialRequestOptionsJSON of WebAuthn; null when the member has no passkey'),
});
export type LoginChallenge = z.infer<typeof loginChallenge>;
