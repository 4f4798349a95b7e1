import type { Transaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { changeFactors } from './change-factors.ts';
import type { FactorKind } from './factor-names.ts';
import type { SecondFactorDeps } from './second-factor.deps.ts';

/** Takes a factor away once the password was given again; `remove` answers whether there was one. */
export async function removeFactor(
  deps: SecondFactorDeps,
  member: SessionMember,
  password: string,
  { command, factor }: { command: string; factor: FactorKind },
  remove: (tx: Transaction) => Promise<boolean>,
): Promise<Result<null>> {
  const confirmed = await deps.confirmPassword(member, password);
  if (!confirmed.ok) return confirmed;
  return changeFactors(
    deps,
    member.id,
    { actor: `member:${member.id}`, command, mail: 'factorRemoved', factor },
    async (tx) => ((await remove(tx)) ? ok(null) : refuse('noSuchThing')),
  );
}
