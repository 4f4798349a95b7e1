import type { Transaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { readAuthentication } from '../../../lib/passkey/read-response.ts';
import { verifySignature } from '../../../lib/passkey/verify-passkey.ts';
import type { Challenge } from '../login/challenge.store.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { findPasskey, notePasskeyUse } from './passkey.store.ts';

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
  const counter = await verifySignature(response, passkey, webauthnChallenge, { origin, userVerified: false });
  if (counter === undefined) return refuse('secondFactorWrong');
  await notePasskeyUse(tx, passkey.id, counter);
  return ok(null);
}
