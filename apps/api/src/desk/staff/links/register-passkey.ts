import { randomBytes } from 'node:crypto';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { passkeyLibrary } from '../../../lib/passkey/library.ts';
import { readRegistration } from '../../../lib/passkey/read-response.ts';
import { relyingPartyOf, takesPasskeys } from '../../../lib/passkey/relying-party.ts';
import { verifyNewPasskey } from '../../../lib/passkey/verify-passkey.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import type { SessionOrigin } from '../sessions/session.store.ts';
import { challengeMinutes, insertChallenge, spendChallenge } from '../sign-in/challenge.store.ts';
import { insertPasskey, isKnownPasskey } from '../sign-in/factor.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { findLink } from './link.store.ts';
import { type OwnNames, useLink } from './use-link.ts';

/** What the browser is asked to make: a passkey that is found without a name and unlocked by its holder. */
export async function passkeyOptions(
  { db, clock, origin, siteName }: StaffDeps,
  token: string,
  ownName: string | undefined,
): Promise<Result<{ options: Record<string, unknown> }>> {
  const at = clock();
  const link = await findLink(db, hashToken(token), at);
  if (!link) return refuse('linkExpired');
  const name = link.purpose === 'first' ? ownName : link.name;
  if (!name) return refuse('missingField', { field: 'name' });
  if (!takesPasskeys(origin)) return refuse('unavailable');
  const options = await (await passkeyLibrary()).generateRegistrationOptions({
    rpName: siteName,
    rpID: relyingPartyOf(origin).id,
    userName: name,
    // Nothing that says who it is (WebAuthn 3, 14.6.1); the passkey's own id says whose it is.
    userID: new Uint8Array(randomBytes(32)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: challengeMinutes * 60_000,
  });
  await insertChallenge(db, { challenge: options.challenge, linkHash: link.tokenHash, at });
  return ok({ options: { ...options } });
}

/** Keeps the passkey that the browser made, and signs its holder in. */
export async function registerPasskey(
  deps: StaffDeps,
  { token, label, passkey, ...names }: { token: string; label: string; passkey: string } & OwnNames,
  caller: SessionOrigin,
) {
  const { clock, origin } = deps;
  return useLink(deps, {
    token,
    names,
    caller,
    means: 'passkey',
    async check(tx, link) {
      const response = readRegistration(passkey);
      if (!response) return refuse('passkeyRefused');
      const isOurs = (challenge: string) => spendChallenge(tx, challenge, link.tokenHash, clock());
      const made = await verifyNewPasskey(response, isOurs, { origin, userVerified: true });
      if (!made || (await isKnownPasskey(tx, made.credentialId))) return refuse('passkeyRefused');
      return ok((staffId) => insertPasskey(tx, staffId, { ...made, label: label || 'passkey' }));
    },
  });
}
