import { startCampaignNow } from '../features/groups/campaign/start-campaign.ts';
import type { GroupsDeps } from '../features/groups/groups.deps.ts';
import { groupsRoutes } from '../features/groups/groups.routes.ts';
import { carryOutCampaignsJob } from '../features/groups/sending/carry-out.ts';
import { announce } from '../features/messages/announce.ts';
import { choosePromotion, isForChosen } from '../features/promotions/promotion.store.ts';
import type { Bonuses } from './open-bonuses.ts';
import type { Foundation } from './open-foundation.ts';
import type { Service } from './service.ts';

/** Groups of members, and what is sent to them. */
export function openGroups(
  { db, log, live, queue, secondWord }: Foundation,
  { giveBonus }: Pick<Bonuses, 'giveBonus'>,
): Service {
  const deps: GroupsDeps = {
    db,
    log,
    secondWord,
    settingOf: live.settingOf,
    giveBonus,
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
