import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { readRegistration } from '../../../lib/passkey/read-response.ts';
import { verifyNewPasskey } from '../../../lib/passkey/verify-passkey.ts';
import { changeFactors } from '../change-factors.ts';
import { spendPasskeyChallenge } from '../login/challenge.store.ts';
import { firstRecoveryCodes } from '../recovery/recovery-codes.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { mostPasskeys } from './begin-passkey.ts';
import { insertPasskey, passkeysOf } from './passkey.store.ts';

/** Keeps the passkey that the browser made for a challenge of ours. */
export async function confirmPasskey(
  deps: SecondFactorDeps,
  member: SessionMember,
  { name, passkey: text }: { name: string; passkey: string },
): Promise<Result<{ recoveryCodes: string[] }>> {
  if (name === '') return refuse('missingField', { field: 'name' });
  const response = readRegistration(text);
  if (!response) return refuse('passkeyRefused');
  const isOurs = (challenge: string) => spendPasskeyChallenge(deps.db, member.id, challenge);
  const made = await verifyNewPasskey(response, isOurs, { origin: deps.origin, userVerified: false });
  if (!made) return refuse('passkeyRefused');
  return changeFactors(
    deps,
    member.id,
    { actor: `member:${member.id}`, command: 'secondFactor.addPasskey', mail: 'factorAdded', factor: 'passkey' },
    async (tx) => {
      if ((await passkeysOf(tx, member.id)).length >= mostPasskeys)
        return refuse('passkeysFull', { most: mostPasskeys });
      const isNew = await insertPasskey(tx, member.id, { ...made, name });
      if (!isNew) return refuse('passkeyRefused');
      await deps.endOtherSessions(tx, member.id, member.sessionId);
      return ok({ recoveryCodes: await firstRecoveryCodes(deps, tx, member.id) });
    },
  );
}
