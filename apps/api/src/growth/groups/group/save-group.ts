import type { MemberGroup, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { hashOf } from '../../../lib/hash-of.ts';
import type { GroupsDeps } from '../groups.deps.ts';
import { readRule } from '../rules/read-rule.ts';
import { findGroup, type Group, insertGroup, insertVersion, lockGroup, renameGroup } from './group.store.ts';
import { groupWire } from './group.wire.ts';

type Input = z.output<OperatorCalls['/operator/group/save']['input']>;

/** Another version of a group, or a new group; by anyone who looked at the latest. */
export async function saveGroup(
  { db }: Pick<GroupsDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<MemberGroup>> {
  const { name, reason } = input;
  if (name === '') return refuse('missingField', { field: 'the name' });
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const read = readRule(input.rule);
  if (!read.ok) return read;
  const { rule } = read.data;
  const by = `operator:${operator.name}`;
  return inTransaction(db, async (tx) => {
    const placed = await placeOf(tx, input, by);
    if (!placed.ok) return placed;
    const { id, before } = placed.data;
    const version = (before?.version ?? 0) + 1;
    const ruleHash = hashOf(rule);
    await insertVersion(tx, { id, version, rule, ruleHash, savedBy: by, reason });
    await recordAuditEvent(tx, {
      actor: by,
      subject: `group:${id}`,
      command: 'group.save',
      ...(before ? { before: { name: before.name, version: before.version, rule: before.rule } } : {}),
      after: { name, version, rule, reason },
    });
    return ok(groupWire((await findGroup(tx, id, version))!));
  });
}

/** The group that it is a version of, locked. */
async function placeOf(
  tx: Transaction,
  { id, version, name }: Input,
  by: string,
): Promise<Result<{ id: number; before?: Group }>> {
  if (id === undefined) {
    const added = await insertGroup(tx, name, by);
    return added === undefined ? refuse('invalidField', { field: 'name' }) : ok({ id: added });
  }
  const before = await lockGroup(tx, id);
  if (!before) return refuse('noSuchThing');
  if (before.version !== version) return refuse('conflict');
  return (await renameGroup(tx, id, name)) ? ok({ id, before }) : refuse('invalidField', { field: 'name' });
}
