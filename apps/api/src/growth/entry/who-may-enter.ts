import { type EntryConditions, groupConditionsOfLosses } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../http/result.ts';
import { findEntrant } from './entrant.store.ts';
import type { EntryDeps } from './entry.deps.ts';
import { isInGroup } from './group-member.store.ts';

/** Whether such a version of a group is there; none that goes by what players have lost decides who may join. */
export async function checkEntry(
  { groupCondition }: EntryDeps,
  db: Database | Transaction,
  { group }: EntryConditions,
): Promise<Result<null>> {
  if (!group) return ok(null);
  const found = await groupCondition(db, { groupId: group.id, groupVersion: group.version });
  if (!found) return refuse('invalidField', { field: 'the group' });
  const loss = found.conditions.find((one) => (groupConditionsOfLosses as readonly string[]).includes(one));
  return loss ? refuse('invalidField', { field: `the group, which goes by ${loss}` }) : ok(null);
}

/** The first condition that a member does not fulfil now, in the order in which one can do something about it. */
export async function entryRefusal(
  { groupCondition }: EntryDeps,
  db: Database | Transaction,
  memberId: bigint,
  { group, levels, countries, verified }: EntryConditions,
): Promise<'identity' | 'level' | 'country' | 'group' | undefined> {
  const entrant = await findEntrant(db, memberId);
  if (!entrant) return 'group';
  if (countries.length > 0 && !countries.includes(entrant.country)) return 'country';
  if (group) {
    const condition = await groupCondition(db, { groupId: group.id, groupVersion: group.version });
    if (!condition || !(await isInGroup(db, condition, memberId))) return 'group';
  }
  if (levels.length > 0 && !levels.includes(entrant.level)) return 'level';
  return verified && !entrant.isVerified ? 'identity' : undefined;
}
