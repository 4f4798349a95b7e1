import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { createComparison } from './compare-names.ts';
import { readLists } from './read-lists.ts';
import { keepHits } from './screen-members.ts';
import { findScreened, pageOfHits } from './screening.store.ts';
import { hitWire } from './screening.wire.ts';

const mostHits = 50;

/** Compares one member with the lists now, as the job compares everybody. That somebody asked is an audit event. */
export async function screenMember(
  { db, watchLists }: Pick<RiskDeps, 'db' | 'watchLists'>,
  operator: Pick<StaffPerson, 'name'>,
  memberId: bigint,
): Promise<Result<OperatorCallOutput<'/operator/risk/screening/member'>>> {
  const { list, problem } = await readLists(watchLists);
  const isKnown = await inTransaction(db, async (tx) => {
    const member = await findScreened(tx, memberId);
    if (!member) return false;
    if (list) await keepHits(tx, [member], createComparison(list.entries));
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'screening.member',
      after: { entries: list?.entries.length ?? null, hash: list?.hash ?? null },
    });
    return true;
  });
  if (!isKnown) return refuse('noSuchThing');
  const { rows } = await pageOfHits(db, { memberId, direction: 'desc', limit: mostHits });
  return ok({ entries: list?.entries.length ?? null, problem, hits: rows.map(hitWire) });
}
