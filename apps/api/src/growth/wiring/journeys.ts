import type { Foundation } from '../../foundation.ts';
import { offerByChannel, offerOutcomes } from '../../players/index.ts';
import type { Service } from '../../service.ts';
import { groupCondition } from '../groups/group/group-condition.ts';
import { switchJourneyOnNow } from '../journeys/journey/switch-journey-on.ts';
import type { JourneysDeps } from '../journeys/journeys.deps.ts';
import { journeysRoutes } from '../journeys/journeys.routes.ts';
import { runJourneysJob } from '../journeys/walking/run-journeys.ts';
import type { Bonuses } from './bonuses.ts';
import type { FreeRoundsService } from './free-rounds.ts';

/** Journeys: what players receive step by step. */
export function openJourneys(
  { db, log, live, queue, approvals, jurisdictionsOfMembers }: Foundation,
  { giveBonus }: Pick<Bonuses, 'giveBonus'>,
  { giveFreeRounds, takesFreeRounds }: Pick<FreeRoundsService, 'giveFreeRounds' | 'takesFreeRounds'>,
): Service {
  const deps: JourneysDeps = {
    db,
    log,
    approvals,
    settingOf: live.settingOf,
    groupCondition,
    offer: offerByChannel,
    offerOutcomes,
    async notifiable(tx, memberIds) {
      const places = await jurisdictionsOfMembers(memberIds, tx);
      return new Set([...places].flatMap(([id, { rules }]) => (rules['offers.notifications'] ? [id] : [])));
    },
    giveBonus,
    giveFreeRounds,
    takesFreeRounds,
    wake: () => queue.wake(job),
    clock: () => new Date(),
  };
  const job = runJourneysJob(deps);
  return {
    handlers: journeysRoutes(deps),
    jobs: [job],
    approved: { 'journey.switchOn': ({ maker, proposal }) => switchJourneyOnNow(deps, maker, proposal) },
  };
}
