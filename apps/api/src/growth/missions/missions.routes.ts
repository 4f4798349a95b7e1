import { calls } from '@fairhouse/contract';
import { databaseTime } from '../../db/database-time.store.ts';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { isShownTo } from '../../protection/index.ts';
import { collectMission } from './collect-mission.ts';
import { confirmMission } from './confirm-mission.ts';
import { joinMission } from './join-mission.ts';
import type { MissionsDeps } from './mission.deps.ts';
import { playLeftOf, shownMissions } from './mission.store.ts';
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
      return ok({
        time,
        // Too few games of this currency: nothing to show to who cannot fulfil it.
        missions: shown
          .filter(({ leastCost, joinedAt }) => leastCost !== null || joinedAt !== null)
          .map((mission) => missionWire(mission, left, now, language)),
      });
    }),
    on(calls['/sys/mission/join'], ({ input: { id }, member }) => joinMission(deps, member, id)),
    on(calls['/sys/mission/confirm'], ({ input: { id }, member }) => confirmMission(deps, member, id)),
    on(calls['/sys/mission/collect'], ({ input: { id }, member }) => collectMission(deps, member, id)),
  ];
}
