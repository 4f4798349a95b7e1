import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { campaignMoves } from '../campaign/campaign.states.ts';
import { findCampaign, lockCampaign, setState } from '../campaign/campaign.store.ts';
import type { Campaign } from '../campaign/campaign.ts';
import { refusingNow } from '../campaign/rows-meant.ts';
import type { GroupsDeps } from '../groups.deps.ts';
import { countTry, nextUnderWay, settleMember, waitingMembers } from './claim.store.ts';
import { reachMember } from './reach-member.ts';
import { writeList } from './write-list.ts';

const everyMs = 2_000;
/** Of one campaign before another has its turn. */
const membersAtOnce = 50;
/** What failed as often is not tried again. */
const mostTries = 3;

type Sending = Omit<GroupsDeps, 'approvals' | 'isForChosen' | 'wake'>;

/** Carries campaigns out, step by step and each in its turn; a process that dies leaves them to the next. */
export function carryOutCampaignsJob(deps: Sending): StandingJob {
  return { name: 'carryOutCampaigns', everyMs, run: () => carryOut(deps) };
}

/** One step of the campaign whose turn it is: its list, or some members of it. Answers how much there was to do. */
export async function carryOut(deps: Sending): Promise<number> {
  const id = await nextUnderWay(deps.db);
  const campaign = id === undefined ? undefined : await findCampaign(deps.db, id);
  if (!campaign) return 0;
  if (campaign.state === 'starting') {
    await writeList(deps, campaign);
    return 1;
  }
  const members = await waitingMembers(deps.db, campaign.id, membersAtOnce);
  if (members.length === 0) {
    await finish(deps, campaign.id);
    return 1;
  }
  const refusing = await refusingNow(deps, campaign);
  for (const memberId of members) {
    await reachMember(deps, campaign, memberId, refusing).catch((error: unknown) =>
      noteFailure(deps, campaign, memberId, error),
    );
  }
  return members.length;
}

/** What keeps failing is an outcome too. Where the database is away this throws, and the round begins again. */
async function noteFailure(
  { db, log }: Sending,
  { id: campaignId }: Campaign,
  memberId: bigint,
  error: unknown,
): Promise<void> {
  log.warn({ err: error, campaign: campaignId, member: String(memberId) }, 'a campaign did not reach a member');
  if ((await countTry(db, campaignId, memberId)) < mostTries) return;
  await inTransaction(db, (tx) => settleMember(tx, { campaignId, memberId, outcome: 'failed', reason: null }));
}

async function finish({ db }: Sending, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const campaign = await lockCampaign(tx, id);
    if (campaign?.state !== 'running') return;
    await setState(tx, id, campaignMoves.finish.to);
    await recordAuditEvent(tx, {
      actor: 'system:campaigns',
      subject: `campaign:${id}`,
      command: 'campaign.finish',
      before: { state: 'running' },
      after: { state: campaignMoves.finish.to },
    });
  });
}
