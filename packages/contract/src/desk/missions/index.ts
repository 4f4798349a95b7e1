import { createMission, deleteMission, listDeskMissions, openMission, saveMission, turnMission } from './missions.ts';

/** Missions, as the desk runs them. */
export const deskMissionCalls = {
  [listDeskMissions.path]: listDeskMissions,
  [createMission.path]: createMission,
  [saveMission.path]: saveMission,
  [deleteMission.path]: deleteMission,
  [openMission.path]: openMission,
  [turnMission.path]: turnMission,
} as const;
