import type { Campaign as Wire } from '@fairhouse/contract/operator';
import { inLongTransaction, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { isTooLong } from '../../../db/bounded-reads.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { GroupsDeps } from '../groups.deps.ts';
import { boundQuestion, countOverlaps, countRefusals, sampleChosen } from '../rules/chosen.store.ts';
import { type DryRun, findCampaign, saveDryRun } from './campaign.store.ts';
import type { Campaign } from './campaign.ts';
import { wholeCampaign } from './campaign.wire.ts';
import { rowsMeant } from './rows-meant.ts';

const mostMs = 25_000;
const sampled = 10;
const overlapDays = 7;
const dayMs = 24 * 3_600_000;

/** Who would be reached now and what it would cost, to the cent; who would not, and why. Nothing is sent. */
export async function dryRunCampaign(
  deps: Pick<GroupsDeps, 'db' | 'settingOf' | 'clock'>,
  operator: Pick<StaffPerson, 'name'>,
  id: number,
): Promise<Result<Wire>> {
  const campaign = await findCampaign(deps.db, id);
  if (!campaign) return refuse('noSuchThing');
  if (campaign.state !== 'draft') return refuse('wrongState', { status: campaign.state });
  try {
    const found = await tryOut(deps, campaign);
    const by = `operator:${operator.name}`;
    return await inTransaction(deps.db, async (tx) => {
      const { contentHash } = campaign;
      await saveDryRun(tx, id, { ...found, contentHash, by });
      await recordAuditEvent(tx, {
        actor: by,
        subject: `campaign:${id}`,
        command: 'campaign.dryRun',
        after: { contentHash, outcomes: found.outcomes },
      });
      return ok((await wholeCampaign(tx, id))!);
    });
  } catch (error) {
    if (isTooLong(error)) return refuse('serverBusy');
    throw error;
  }
}

async function tryOut(
  deps: Pick<GroupsDeps, 'db' | 'settingOf' | 'clock'>,
  campaign: Campaign,
): Promise<Pick<DryRun, 'outcomes' | 'overlaps'> & { sample: bigint[] }> {
  const { compiled, refusing } = await rowsMeant(deps, campaign);
  const since = new Date(deps.clock().getTime() - overlapDays * dayMs);
  return inLongTransaction(deps.db, mostMs, async (tx) => {
    await boundQuestion(tx, mostMs * 0.9);
    const counted = await countRefusals(tx, compiled, refusing);
    const sample = await sampleChosen(tx, compiled, sampled);
    return {
      outcomes: counted.map(({ reason, currency, members }) => ({
        outcome: reason === null ? ('waiting' as const) : ('refused' as const),
        reason,
        currency,
        members,
        amount: reason === null && refusing.each[currency] ? costOf(refusing.each[currency], members) : null,
      })),
      overlaps: await countOverlaps(tx, compiled, { campaignId: campaign.id, since }),
      sample: sample.map((member) => member.id),
    };
  });
}

function costOf(each: string, members: number): string {
  return String(BigInt(each) * BigInt(members));
}
