import { inTransaction } from '@fairhouse/database';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { readAuthentication } from '../../../lib/passkey/read-response.ts';
import { relyingPartyOf } from '../../../lib/passkey/relying-party.ts';
import { verifySignature } from '../../../lib/passkey/verify-passkey.ts';
import { type Entered, letIn } from '../sessions/let-in.ts';
import type { SessionOrigin } from '../sessions/session.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { challengeMinutes, insertChallenge, spendChallenge } from './challenge.store.ts';
import { findPasskey, notePasskeyUse } from './factor.store.ts';
import { insertSignIn } from './sign-in.store.ts';

/** What the browser is asked for: any passkey of the desk; it says itself whose it is. */
export async function askForPasskey({
  db,
  clock,
  origin,
}: StaffDeps): Promise<Result<{ options: Record<string, unknown> }>> {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(origin).id,
    userVerification: 'required',
    timeout: challengeMinutes * 60_000,
  });
  await insertChallenge(db, { challenge: options.challenge, linkHash: null, at: clock() });
  return ok({ options: { ...options } });
}

/** Signs in by a signature of a challenge of ours, which counts once. */
export async function signInByPasskey(deps: StaffDeps, text: string, caller: SessionOrigin): Promise<Entered> {
  const { db, clock, origin } = deps;
  const response = readAuthentication(text);
  const entered = await inTransaction(db, async (tx) => {
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
    const { staffId, name } = passkey;
    return ok(await letIn(deps, tx, { staffId, name, means: 'passkey', kind: 'session', ...caller }));
  });
  return entered.ok ? entered.data() : entered;
}
