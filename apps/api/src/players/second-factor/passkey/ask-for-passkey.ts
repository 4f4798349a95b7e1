import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { passkeyLibrary } from '../../../lib/passkey/library.ts';
import { relyingPartyOf } from '../../../lib/passkey/relying-party.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { passkeysOf } from './passkey.store.ts';

export const passkeyTimeoutMs = 5 * 60_000;

/** What the browser is asked for: one of the member's passkeys. The password said already who it is. */
export async function askForPasskey(
  { db, origin }: SecondFactorDeps,
  memberId: bigint,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const passkeys = await passkeysOf(db, memberId);
  return (await passkeyLibrary()).generateAuthenticationOptions({
    rpID: relyingPartyOf(origin).id,
    allowCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    userVerification: 'discouraged',
    timeout: passkeyTimeoutMs,
  });
}
