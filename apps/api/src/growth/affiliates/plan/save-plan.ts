import type { AffiliatePlan, AffiliatePlanDefinition, OperatorCalls } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { parseWrittenAmount } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { hashOf } from '../../../lib/hash-of.ts';
import type { AffiliatesDeps } from '../affiliates.deps.ts';
import { insertPlan, insertPlanVersion, listPlans, lockPlan, type PlanVersion, renamePlan } from './plan.store.ts';

type Input = z.output<OperatorCalls['/operator/affiliate/savePlan']['input']>;

/** Another version of a plan, or a new one. Partners stay with the version that two people agreed to. */
export async function savePlan(
  { db }: Pick<AffiliatesDeps, 'db'>,
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<AffiliatePlan>> {
  const { name, definition, reason } = input;
  if (name === '') return refuse('missingField', { field: 'the name' });
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const wrong = wrongAmountIn(definition);
  if (wrong) return refuse('invalidField', { field: wrong });
  return inTransaction(db, async (tx) => {
    const placed = await placeOf(tx, input);
    if (!placed.ok) return placed;
    const { id, before } = placed.data;
    const version = (before?.version ?? 0) + 1;
    const by = `operator:${operator.name}`;
    await insertPlanVersion(tx, { id, version, definition, contentHash: hashOf(definition), by, reason });
    await recordAuditEvent(tx, {
      actor: by,
      subject: `affiliate-plan:${id}`,
      command: 'affiliate.savePlan',
      ...(before ? { before: { name: before.name, version: before.version, definition: before.definition } } : {}),
      after: { name, version, definition, reason },
    });
    return ok(planWire((await listPlans(tx)).find((one) => one.id === id)!));
  });
}

async function placeOf(
  tx: Transaction,
  { id, version, name }: Input,
): Promise<Result<{ id: number; before?: PlanVersion }>> {
  if (id === undefined) {
    const added = await insertPlan(tx, name);
    return added === undefined ? refuse('invalidField', { field: 'name' }) : ok({ id: added });
  }
  const before = await lockPlan(tx, id);
  if (!before) return refuse('noSuchThing');
  if (before.version !== version) return refuse('conflict');
  if (!(await renamePlan(tx, id, name))) return refuse('invalidField', { field: 'name' });
  return ok({ id, before });
}

/** The first amount that the currency has no such places for. */
function wrongAmountIn({ currency, cpa, share, minimumPayout, cap }: AffiliatePlanDefinition): string | undefined {
  const amounts: Record<string, string | undefined> = {
    minimumPayout,
    cap: cap ?? undefined,
    'cpa.amount': cpa?.amount,
    'cpa.firstDeposit': cpa?.firstDeposit,
    'cpa.stakes': cpa?.stakes,
    ...(share?.by === 'ngr' ? Object.fromEntries(share.tiers.map(({ from }, at) => [`tier ${at + 1}`, from])) : {}),
  };
  return Object.entries(amounts).find(([, text]) => text !== undefined && !parseWrittenAmount(text, currency))?.[0];
}

export function planWire({ savedAt, by, ...plan }: PlanVersion & { partners: number }): AffiliatePlan {
  return { ...plan, saveTime: savedAt.toISOString(), by: by.replace(/^operator:/, '') };
}
