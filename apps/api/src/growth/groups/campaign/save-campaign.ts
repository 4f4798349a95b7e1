import type { OperatorCalls, Campaign as Wire } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { findGroup } from '../group/group.store.ts';
import type { GroupsDeps } from '../groups.deps.ts';
import { type Draft, insertDraft, lockCampaign, updateDraft } from './campaign.store.ts';
import { type Campaign, contentHash, freeRoundsIn, readAmounts } from './campaign.ts';
import { wholeCampaign } from './campaign.wire.ts';

type Input = z.output<OperatorCalls['/operator/campaign/save']['input']>;

/** Writes a draft; what was started is written no more. */
export async function saveCampaign(
  deps: Pick<GroupsDeps, 'db' | 'isForChosen' | 'takesFreeRounds'>,
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<Wire>> {
  const read = await draftOf(deps, input);
  if (!read.ok) return read;
  const draft = read.data;
  const by = `operator:${operator.name}`;
  return inTransaction(deps.db, async (tx) => {
    const before = await changeable(tx, input);
    if (!before.ok) return before;
    const id = before.data?.id ?? (await insertDraft(tx, draft, by));
    if (before.data) await updateDraft(tx, id, draft);
    await recordAuditEvent(tx, {
      actor: by,
      subject: `campaign:${id}`,
      command: 'campaign.save',
      ...(before.data ? { before: saidOf(before.data) } : {}),
      after: saidOf(draft),
    });
    return ok((await wholeCampaign(tx, id))!);
  });
}

async function draftOf(
  { db, isForChosen, takesFreeRounds }: Pick<GroupsDeps, 'db' | 'isForChosen' | 'takesFreeRounds'>,
  { name, groupId, groupVersion, content }: Input,
): Promise<Result<Draft>> {
  if (name === '') return refuse('missingField', { field: 'the name' });
  const amounts = readAmounts(content);
  if (!amounts.ok) return amounts;
  if (content.kind === 'promotion' && !(await isForChosen(content.promotionId))) {
    return refuse('invalidField', { field: 'promotionId' });
  }
  if (content.kind === 'freeRounds') {
    for (const { currency } of content.stakes) {
      const taken = await takesFreeRounds(freeRoundsIn(content, currency)!);
      if (!taken.ok) return taken;
    }
  }
  const group = await findGroup(db, groupId, groupVersion);
  if (!group) return refuse('noSuchThing');
  const hash = contentHash(group.ruleHash, content);
  return ok({ name, kind: content.kind, content, ...amounts.data, contentHash: hash, groupId, groupVersion });
}

/** The draft that it changes, locked; undefined: it is new. */
async function changeable(tx: Transaction, { id, version }: Input): Promise<Result<Campaign | undefined>> {
  if (id === undefined) return ok(undefined);
  const before = await lockCampaign(tx, id);
  if (!before) return refuse('noSuchThing');
  if (before.state !== 'draft') return refuse('wrongState', { status: before.state });
  return before.version === version ? ok(before) : refuse('conflict');
}

function saidOf({ name, content, groupId, groupVersion, contentHash: hash }: Draft): Record<string, unknown> {
  return { name, group: groupId, groupVersion, content, contentHash: hash };
}
