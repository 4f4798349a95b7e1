import type { Transaction } from '@fairhouse/database';
import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Challenge } from '../login/challenge.store.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { findPasskey, notePasskeyUse } from './passkey.store.ts';
import { readAuthentication } from './read-response.ts';
import { relyingPartyOf } from './relying-party.ts';

/** A signature of this very challenge by a passkey of the member's. */
export async function provePasskey(
  { origin }: Pick<SecondFactorDeps, 'origin'>,
  tx: Transaction,
  { memberId, webauthnChallenge }: Challenge,
  text: string,
): Promise<Result<null>> {
  const response = readAuthentication(text);
  const passkey = response && (await findPasskey(tx, memberId, response.id));
  if (!passkey || !webauthnChallenge) return refuse('secondFactorWrong');
  const site = relyingPartyOf(origin);
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: webauthnChallenge,
    expectedOrigin: site.origin,
    expectedRPID: site.id,
    requireUserVerification: false,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: Number(passkey.counter),
    },
    // The library throws at whatever does not hold.
  }).catch(() => undefined);
  if (!verified?.verified) return refuse('secondFactorWrong');
  await notePasskeyUse(tx, passkey.id, verified.authenticationInfo.newCounter);
  return ok(null);
}
