import { inTransaction } from '@fairhouse/database';
import { type Result, refuse } from '../../../http/result.ts';
import { readAuthentication } from '../../../lib/passkey/read-response.ts';
import { verifySignature } from '../../../lib/passkey/verify-passkey.ts';
import type { SessionOrigin } from '../sessions/session.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { spendChallenge } from './challenge.store.ts';
import { findPasskey, notePasskeyUse } from './factor.store.ts';
import type { Enter } from './prove-password.ts';
import { insertSignIn } from './sign-in.store.ts';

/** Proves by a signature of a challenge of ours, which counts once. */
export async function provePasskey<T>(
  { db, clock, origin }: StaffDeps,
  text: string,
  caller: SessionOrigin,
  enter: Enter<T>,
): Promise<Result<T>> {
  const response = readAuthentication(text);
  return inTransaction(db, async (tx) => {
    const passkey = response && (await findPasskey(tx, response.id));
    const isOurs = (challenge: string) => spendChallenge(tx, challenge, null, clock());
    const counter =
      response && passkey && (await verifySignature(response, passkey, isOurs, { origin, userVerified: true }));
    if (!passkey?.enabled || counter === undefined) {
      const { staffId, name } = passkey ?? { name: '' };
      await insertSignIn(tx, {
        at: clock(),
        ...(staffId === undefined ? {} : { staffId }),
        name,
        outcome: 'refused',
        means: 'passkey',
        ...caller,
      });
      return refuse('signInFailed');
    }
    await notePasskeyUse(tx, passkey.id, counter, clock());
    return enter(tx, passkey);
  });
}
