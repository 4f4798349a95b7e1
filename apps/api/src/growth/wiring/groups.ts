import type { Foundation } from '../../foundation.ts';
import { announce } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import { startCampaignNow } from '../groups/campaign/start-campaign.ts';
import type { GroupsDeps } from '../groups/groups.deps.ts';
import { groupsRoutes } from '../groups/groups.routes.ts';
import { carryOutCampaignsJob } from '../groups/sending/carry-out.ts';
import { choosePromotion, isForChosen } from '../promotions/promotion.store.ts';
import type { Bonuses } from './bonuses.ts';
import type { FreeRoundsService } from './free-rounds.ts';

/** Groups of members, and what is sent to them. */
export function openGroups(
  { db, log, live, queue, approvals }: Foundation,
  { giveBonus }: Pick<Bonuses, 'giveBonus'>,
  { giveFreeRounds, takesFreeRounds }: Pick<FreeRoundsService, 'giveFreeRounds' | 'takesFreeRounds'>,
): Service {
  const deps: GroupsDeps = {
    db,
    log,
    approvals,
    settingOf: live.settingOf,
    giveBonus,
    giveFreeRounds,
    takesFreeRounds,
    announce,
    choosePromotion,
    isForChosen: (promotionId) => isForChosen(db, promotionId),
    wake: () => queue.wake(job),
    clock: () => new Date(),
  };
  const job = carryOutCampaignsJob(deps);
  return {
    handlers: groupsRoutes(deps),
    jobs: [job],
    approved: { 'campaign.start': ({ maker, proposal }) => startCampaignNow(deps, maker, proposal) },
  };
}
