import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import type { MissionsDeps } from '../mission.deps.ts';
import { pageOfMissions } from '../mission.store.ts';
import { deskMissionWire } from '../mission.wire.ts';
import { openMission } from './open-mission.ts';
import { turnMission } from './turn-mission.ts';
import { createMission, deleteMission, saveMission } from './write-mission.ts';

export function missionsDeskRoutes(deps: MissionsDeps): Handler[] {
  return [
    on(operatorCalls['/operator/mission/list'], async ({ input: { state, before, pageSize } }) => {
      const rows = await pageOfMissions(deps.db, { state, before, pageSize });
      return ok({ rows: rows.map(deskMissionWire), next: rows.length < pageSize ? null : rows.at(-1)!.id });
    }),
    on(operatorCalls['/operator/mission/create'], ({ input, operator }) => createMission(deps, operator, input)),
    on(operatorCalls['/operator/mission/save'], ({ input, operator }) => saveMission(deps, operator, input)),
    on(operatorCalls['/operator/mission/delete'], ({ input, operator }) => deleteMission(deps, operator, input)),
    on(operatorCalls['/operator/mission/open'], ({ input, operator }) => openMission(deps, operator, input)),
    on(operatorCalls['/operator/mission/turn'], ({ input, operator }) => turnMission(deps, operator, input)),
  ];
}
