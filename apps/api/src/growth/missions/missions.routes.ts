import { calls } from '@fairhouse/contract';
import { databaseTime } from '../../db/database-time.store.ts';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { isShownTo } from '../../protection/index.ts';
import { collectMission } from './collect-mission.ts';
import { confirmMission } from './confirm-mission.ts';
import { joinMission } from './join-mission.ts';
import type { MissionsDeps } from './mission.deps.ts';
import { isFull } from './mission.states.ts';
import { type OwnMission, playLeftOf, shownMissions } from './mission.store.ts';
import { missionWire } from './mission.wire.ts';

export function missionsRoutes(deps: MissionsDeps): Handler[] {
  const { db } = deps;
  return [
    on(calls['/sys/mission/list'], async ({ member, language }) => {
      const now = await databaseTime(db);
      const time = now.toISOString();
      if (!(await isShownTo(deps, 'offers.missions', { memberId: member.id }))) return ok({ time, missions: null });
      const [shown, left] = await Promise.all([
        shownMissions(db, member.id, member.currency),
        playLeftOf(db, member.id, now),
      ]);
      // Too few games of this currency: nothing to show to who cannot fulfil it.
      const possible = shown.filter(({ leastCost, joinedAt }) => leastCost !== null || joinedAt !== null);
      const missions: ReturnType<typeof missionWire>[] = [];
      for (const mission of possible)
        missions.push(missionWire(mission, { left, whyNot: await whyNotOf(deps, mission, member.id) }, now, language));
      return ok({ time, missions });
    }),
    on(calls['/sys/mission/join'], ({ input: { id }, member }) => joinMission(deps, member, id)),
    on(calls['/sys/mission/confirm'], ({ input: { id }, member }) => confirmMission(deps, member, id)),
    on(calls['/sys/mission/collect'], ({ input: { id }, member }) => collectMission(deps, member, id)),
  ];
}

/** Why a member who has not joined cannot; null for who can, or has. */
async function whyNotOf({ db, entryRefusal }: MissionsDeps, mission: OwnMission, memberId: bigint) {
  if (mission.joinedAt !== null) return null;
  return isFull(mission) ? ('full' as const) : ((await entryRefusal(db, memberId, mission.entry)) ?? null);
}
