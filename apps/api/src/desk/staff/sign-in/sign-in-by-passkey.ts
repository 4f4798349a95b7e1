import { ok, type Result } from '../../../http/result.ts';
import { passkeyLibrary } from '../../../lib/passkey/library.ts';
import { relyingPartyOf } from '../../../lib/passkey/relying-party.ts';
import { type Entered, letIn } from '../sessions/let-in.ts';
import type { SessionOrigin } from '../sessions/session.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { challengeMinutes, insertChallenge } from './challenge.store.ts';
import { provePasskey } from './prove-passkey.ts';

/** What the browser is asked for: any passkey of the desk; it says itself whose it is. */
export async function askForPasskey({
  db,
  clock,
  origin,
}: StaffDeps): Promise<Result<{ options: Record<string, unknown> }>> {
  const options = await (await passkeyLibrary()).generateAuthenticationOptions({
    rpID: relyingPartyOf(origin).id,
    userVerification: 'required',
    timeout: challengeMinutes * 60_000,
  });
  await insertChallenge(db, { challenge: options.challenge, linkHash: null, at: clock() });
  return ok({ options: { ...options } });
}

export async function signInByPasskey(deps: StaffDeps, text: string, caller: SessionOrigin): Promise<Entered> {
  const entered = await provePasskey(deps, text, caller, async (tx, { staffId, name }) =>
    ok(await letIn(deps, tx, { staffId, name, means: 'passkey', kind: 'session', ...caller })),
  );
  return entered.ok ? entered.data() : entered;
}
