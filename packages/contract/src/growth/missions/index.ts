import { collectMission, confirmMission, joinMission, listMissions } from './missions.ts';

/** The calls of missions. */
export const missionCalls = {
  [listMissions.path]: listMissions,
  [joinMission.path]: joinMission,
  [confirmMission.path]: confirmMission,
  [collectMission.path]: collectMission,
} as const;
