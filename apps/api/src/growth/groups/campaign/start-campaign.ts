import type { OperatorCalls, Campaign as Wire } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { type Amount, amountOf, decimalText } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { GroupsDeps } from '../groups.deps.ts';
import { type DryRun, findCampaign, findDryRun, lockCampaign, setStarted } from './campaign.store.ts';
import { amountsOf, type Campaign } from './campaign.ts';
import { wholeCampaign } from './campaign.wire.ts';

type Input = z.output<OperatorCalls['/operator/campaign/start']['input']>;

/** Starts what was dry run, with a second person where the policy asks for one. */
export async function startCampaign(
  deps: Pick<GroupsDeps, 'db' | 'approvals' | 'wake'>,
  operator: StaffPerson,
  { id, contentHash, reason }: Input,
): Promise<Result<Wire>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const campaign = await findCampaign(deps.db, id);
  if (!campaign) return refuse('noSuchThing');
  if (campaign.contentHash !== contentHash) return refuse('contentChanged');
  const possible = canStart(campaign, await findDryRun(deps.db, id));
  if (!possible.ok) return possible;
  const amount = await amountAsked(deps, campaign);
  const { name, content, groupId, groupVersion } = campaign;
  return deps.approvals.ask(
    operator,
    {
      command: 'campaign.start',
      subject: `campaign:${id}`,
      ...(amount ? { amount } : {}),
      // The reason is the first person's: a second approval on the same campaign need not repeat it.
      proposal: { id, name, group: groupId, groupVersion, content, contentHash },
      isOnlyContent: true,
    },
    () => startCampaignNow(deps, operator, { id, contentHash, reason }),
  );
}

/** The last word on it. The list is written by the job, from anyone who is meant then. */
export async function startCampaignNow(
  { db, wake }: Pick<GroupsDeps, 'db' | 'wake'>,
  operator: Pick<StaffPerson, 'name'>,
  { id, contentHash, reason }: { id: number; contentHash: string; reason?: string },
): Promise<Result<Wire>> {
  const started = await inTransaction<Result<Wire>>(db, async (tx) => {
    const campaign = await lockCampaign(tx, id);
    if (!campaign) return refuse('noSuchThing');
    if (campaign.contentHash !== contentHash) return refuse('contentChanged');
    const possible = canStart(campaign, await findDryRun(tx, id));
    if (!possible.ok) return possible;
    const by = `operator:${operator.name}`;
    await setStarted(tx, id, by);
    await recordAuditEvent(tx, {
      actor: by,
      subject: `campaign:${id}`,
      command: 'campaign.start',
      before: { state: 'draft' },
      after: { state: 'starting', contentHash, most: campaign.most, ...(reason ? { reason } : {}) },
    });
    return ok((await wholeCampaign(tx, id))!);
  });
  if (started.ok) wake();
  return started;
}

/** A dry run of exactly this, which came to no more than may be given. */
function canStart(campaign: Campaign, dryRun: DryRun | undefined): Result<null> {
  if (campaign.state !== 'draft') return refuse('wrongState', { status: campaign.state });
  if (dryRun?.contentHash !== campaign.contentHash) return refuse('dryRunNeeded');
  for (const { currency, amount } of dryRun.outcomes) {
    const most = campaign.most[currency];
    if (amount === null || most === undefined || BigInt(amount) <= BigInt(most)) continue;
    const plain = (minor: string) => decimalText(amountOf(currency, BigInt(minor)));
    return refuse('budgetExceeded', { cost: plain(amount), most: plain(most), currency });
  }
  return ok(null);
}

/** The first of its budgets that takes two people; where none does, the first there is; undefined where nothing is given. */
async function amountAsked(
  { approvals }: Pick<GroupsDeps, 'approvals'>,
  { most }: Campaign,
): Promise<Amount | undefined> {
  const budgets = amountsOf(most);
  for (const budget of budgets) {
    const from = await approvals.neededFrom('campaign.start', budget.currency);
    if (from !== null && budget.minor >= from) return budget;
  }
  return budgets[0];
}
