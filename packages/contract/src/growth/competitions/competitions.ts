import { z } from 'zod';
import { call } from '../../call.ts';
import { done, listedId, moment, nothing } from '../../scalars.ts';
import { competitionDetail, competitionSummary } from './competition.ts';

export const listCompetitions = call({
  path: '/sys/competition/list',
  access: 'visitor',
  summary:
    'Competitions that run, that come, and those of the last 90 days. Null where they are not shown: by the rules of the place, and to members on a break, excluded, or with signs of harm.',
  input: nothing(),
  output: z.object({
    time: moment().describe('The clock of the casino, by which competitions begin and end'),
    competitions: z.array(competitionSummary).max(200).nullable(),
  }),
  isNoUse: true,
});

export const getCompetition = call({
  path: '/sys/competition/get',
  access: 'visitor',
  summary: 'One competition with its rules, its standings and the rounds of the caller that count.',
  input: z.object({ id: listedId() }),
  output: z.object({ time: moment(), competition: competitionDetail }),
  errors: ['noSuchThing'],
  isNoUse: true,
});

export const joinCompetition = call({
  path: '/sys/competition/join',
  summary: 'Joins a competition. Rounds that begin afterwards count. A repeat changes nothing.',
  input: z.object({ id: listedId() }),
  output: done(),
  errors: ['noSuchThing', 'competitionNotOpen'],
});

export const leaveCompetition = call({
  path: '/sys/competition/leave',
  summary: 'Leaves a competition before its end, with all that was scored.',
  input: z.object({ id: listedId() }),
  output: done(),
  errors: ['noSuchThing', 'competitionNotOpen'],
});
