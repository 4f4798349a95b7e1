import {
  competitionFile,
  getCompetition,
  joinCompetition,
  leaveCompetition,
  listCompetitions,
} from './competitions.ts';

/** The calls of tournaments and races. */
export const competitionCalls = {
  [listCompetitions.path]: listCompetitions,
  [getCompetition.path]: getCompetition,
  [joinCompetition.path]: joinCompetition,
  [leaveCompetition.path]: leaveCompetition,
  [competitionFile.path]: competitionFile,
} as const;
