import type { WishedBy } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { type Result, refuse } from '../../../http/result.ts';
import { findMember } from '../cases/case.store.ts';
import type { Decider, HarmDeps } from '../harm.deps.ts';

/** Opens an account that its member has closed, as the member has asked by telephone, mail or chat. */
export async function reopenAtWish(
  { db, protection }: Pick<HarmDeps, 'db' | 'protection'>,
  decider: Decider,
  { memberId, wishedBy, reason }: { memberId: bigint; wishedBy: WishedBy; reason: string },
): Promise<Result<null>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  if (decider.memberIds.includes(memberId)) return refuse('ownAffair');
  if (!(await findMember(db, memberId))) return refuse('noSuchThing');
  const by = `operator:${decider.name}`;
  return inTransaction(db, (tx) => protection.reopenAccount(tx, { memberId, by, reason: `${wishedBy}: ${reason}` }));
}
