import { inLongTransaction, inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { isTooLong } from '../../../db/bounded-reads.store.ts';
import { campaignMoves } from '../campaign/campaign.states.ts';
import { insertTallies, lockCampaign, setProblem, setRunning, talliesOf } from '../campaign/campaign.store.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { rowsMeant } from '../campaign/rows-meant.ts';
import type { GroupsDeps } from '../groups.deps.ts';
import { boundQuestion, insertList } from '../rules/chosen.store.ts';

const mostMs = 120_000;

/** The list came to more than may be given: nothing of it stays. */
class OverBudget extends Error {}

/** Writes the list of a campaign that starts, at one stroke; what it would cost stays within what two people agreed to. */
export async function writeList(
  deps: Pick<GroupsDeps, 'db' | 'settingOf' | 'clock'>,
  campaign: Campaign,
): Promise<void> {
  const { compiled, refusing } = await rowsMeant(deps, campaign);
  try {
    await inLongTransaction(deps.db, mostMs, async (tx) => {
      await boundQuestion(tx, mostMs * 0.9);
      if (!isStarting(await lockCampaign(tx, campaign.id))) return;
      const members = await insertList(tx, compiled, campaign.id, refusing);
      await insertTallies(tx, campaign.id);
      if (!(await isWithinBudget(tx, campaign))) throw new OverBudget();
      await setRunning(tx, campaign.id, members);
      await recordMove(tx, campaign.id, campaignMoves.begin.to, { members });
    });
  } catch (error) {
    const problem = error instanceof OverBudget ? 'budgetExceeded' : isTooLong(error) ? 'tooLong' : undefined;
    if (!problem) throw error;
    await giveUp(deps, campaign.id, problem);
  }
}

const isStarting = (campaign: Campaign | undefined) => campaign?.state === 'starting';

async function isWithinBudget(tx: Transaction, { id, most }: Campaign): Promise<boolean> {
  return (await talliesOf(tx, [id])).every(
    ({ outcome, currency, amount }) =>
      outcome !== 'waiting' || amount === null || amount <= BigInt(most[currency] ?? 0),
  );
}

async function giveUp(
  { db }: Pick<GroupsDeps, 'db'>,
  id: number,
  problem: 'budgetExceeded' | 'tooLong',
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!isStarting(await lockCampaign(tx, id))) return;
    await setProblem(tx, id, problem);
    await recordMove(tx, id, campaignMoves.giveUp.to, { problem });
  });
}

function recordMove(tx: Transaction, id: number, state: string, more: object): Promise<void> {
  return recordAuditEvent(tx, {
    actor: 'system:campaigns',
    subject: `campaign:${id}`,
    command: 'campaign.list',
    before: { state: 'starting' },
    after: { state, ...more },
  });
}
