import { createMission, listDeskMissions, openMission, turnMission } from './missions.ts';

/** Missions, as the desk runs them. */
export const deskMissionCalls = {
  [listDeskMissions.path]: listDeskMissions,
  [createMission.path]: createMission,
  [openMission.path]: openMission,
  [turnMission.path]: turnMission,
} as const;
