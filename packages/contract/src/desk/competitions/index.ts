import {
  competitionGames,
  competitionStandings,
  createCompetition,
  getDeskCompetition,
  listDeskCompetitions,
  payCompetition,
  turnCompetition,
  verifyCompetition,
} from './competitions.ts';

/** Tournaments and races, as the desk runs them. */
export const deskCompetitionCalls = {
  [listDeskCompetitions.path]: listDeskCompetitions,
  [getDeskCompetition.path]: getDeskCompetition,
  [competitionStandings.path]: competitionStandings,
  [competitionGames.path]: competitionGames,
  [createCompetition.path]: createCompetition,
  [turnCompetition.path]: turnCompetition,
  [payCompetition.path]: payCompetition,
  [verifyCompetition.path]: verifyCompetition,
} as const;
