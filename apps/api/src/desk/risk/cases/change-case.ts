import { inTransaction, type Transaction } from '@fairhouse/database';
import { ok, type Refusal, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { isOwnAffair } from '../own-affair.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { lockCase, membersOf } from './case.store.ts';
import type { Case } from './case.ts';
import { type WholeCase, wholeCase } from './case.wire.ts';

/** Changes a case that is not closed, one change at a time, by somebody whom it is not about. Answers what it is then. */
export async function changeCase(
  { db }: Pick<RiskDeps, 'db'>,
  operator: Pick<StaffPerson, 'name' | 'memberIds'>,
  id: bigint,
  change: (tx: Transaction, it: Case, by: string) => Promise<Refusal | undefined>,
): Promise<Result<WholeCase>> {
  return inTransaction(db, async (tx) => {
    const it = await lockCase(tx, id);
    if (!it) return refuse('noSuchThing');
    const members = await membersOf(tx, [id]);
    if (isOwnAffair(operator, { memberIds: members.map(({ memberId }) => memberId) })) return refuse('ownAffair');
    if (it.state === 'closed') return refuse('wrongState', { status: 'closed' });
    const refused = await change(tx, it, `operator:${operator.name}`);
    return refused ?? ok((await wholeCase(tx, id))!);
  });
}
