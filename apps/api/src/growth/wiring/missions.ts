import type { Foundation } from '../../foundation.ts';
import { offersHeldBack } from '../../protection/index.ts';
import type { Service } from '../../service.ts';
import { checkEntry, entryRefusal } from '../entry/who-may-enter.ts';
import { groupCondition } from '../groups/group/group-condition.ts';
import { missionsDeskRoutes } from '../missions/desk/desk.routes.ts';
import { openMissionNow } from '../missions/desk/open-mission.ts';
import type { MissionsDeps } from '../missions/mission.deps.ts';
import { missionsRoutes } from '../missions/missions.routes.ts';
import { givePoints } from '../vip/give-points.ts';

/** Missions, which give points for the store. */
export function openMissions({ db, approvals, rulesFor }: Foundation): Service {
  const deps: MissionsDeps = {
    db,
    approvals,
    rulesFor,
    offersHeldBack,
    checkEntry: (tx, entry) => checkEntry({ groupCondition }, tx, entry),
    entryRefusal: (tx, memberId, entry) => entryRefusal({ groupCondition }, tx, memberId, entry),
    givePoints,
  };
  return {
    handlers: [...missionsRoutes(deps), ...missionsDeskRoutes(deps)],
    jobs: [],
    approved: { 'mission.open': ({ maker, proposal }) => openMissionNow(deps, maker, proposal) },
  };
}
