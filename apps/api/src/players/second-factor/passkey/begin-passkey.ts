import { inTransaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { passkeyLibrary } from '../../../lib/passkey/library.ts';
import { relyingPartyOf, takesPasskeys } from '../../../lib/passkey/relying-party.ts';
import { lockMember } from '../factors.store.ts';
import { insertChallenge } from '../login/challenge.store.ts';
import { newChallengeToken } from '../login/challenge-token.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { passkeyTimeoutMs } from './ask-for-passkey.ts';
import { passkeysOf } from './passkey.store.ts';

export const mostPasskeys = 10;

/** What the browser is asked to make. Authenticators that hold a passkey of the member's already are left out. */
export async function beginPasskey(
  deps: SecondFactorDeps,
  member: SessionMember,
  password: string,
): Promise<Result<{ options: Record<string, unknown> }>> {
  const confirmed = await deps.confirmPassword(member, password);
  if (!confirmed.ok) return confirmed;
  if (!takesPasskeys(deps.origin)) return refuse('unavailable');
  const passkeys = await passkeysOf(deps.db, member.id);
  if (passkeys.length >= mostPasskeys) return refuse('passkeysFull', { most: mostPasskeys });
  const options = await (await passkeyLibrary()).generateRegistrationOptions({
    rpName: deps.siteName,
    rpID: relyingPartyOf(deps.origin).id,
    userName: member.username,
    userID: deps.keys.userHandleOf(member.id),
    excludeCredentials: passkeys.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // It stands beside a password, so it need be neither found without a name nor unlocked by a PIN.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'discouraged' },
    timeout: passkeyTimeoutMs,
  });
  await inTransaction(deps.db, async (tx) => {
    await lockMember(tx, member.id);
    await insertChallenge(tx, {
      tokenHash: newChallengeToken().hash,
      memberId: member.id,
      purpose: 'addPasskey',
      webauthnChallenge: options.challenge,
    });
  });
  return ok({ options: { ...options } });
}
