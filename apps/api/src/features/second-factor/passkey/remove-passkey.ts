import { ok, type Result, refuse } from '../../../http/result.ts';
import type { SessionMember } from '../../../http/session.ts';
import { changeFactors } from '../change-factors.ts';
import type { SecondFactorDeps } from '../second-factor.deps.ts';
import { deletePasskey } from './passkey.store.ts';

export async function removePasskey(
  deps: SecondFactorDeps,
  member: SessionMember,
  { id, password }: { id: bigint; password: string },
): Promise<Result<null>> {
  const confirmed = await deps.confirmPassword(member, password);
  if (!confirmed.ok) return confirmed;
  return changeFactors(
    deps,
    member.id,
    { actor: `member:${member.id}`, verb: 'secondFactor.removePasskey', mail: 'factorRemoved', factor: 'passkey' },
    async (tx) => ((await deletePasskey(tx, member.id, id)) ? ok(null) : refuse('noSuchThing')),
  );
}
