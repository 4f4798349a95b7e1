import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, done, listedId, moment, nothing } from '../../scalars.ts';
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
  errors: [
    'noSuchThing',
    'competitionNotOpen',
    'competitionFull',
    'competitionEntryClosed',
    'entryNeedsIdentity',
    'entryNeedsLevel',
    'entryNotHere',
    'entryByInvitation',
  ],
});

export const leaveCompetition = call({
  path: '/sys/competition/leave',
  summary: 'Leaves a competition before its end, with all that was scored.',
  input: z.object({ id: listedId() }),
  output: done(),
  errors: ['noSuchThing', 'competitionNotOpen'],
});

export const competitionFile = call({
  path: '/sys/competition/file',
  summary:
    'All that a player needs to compute the own score again: the definition with its hash, the own rounds that count, and of final standings every line without names, by which their hash is computed.',
  input: z.object({ id: listedId() }),
  output: z.object({
    name: z.string(),
    rules: z.array(z.string()),
    definition: z.string().describe('The text that `definitionHash` is the SHA-256 of'),
    definitionHash: z.string(),
    standings: z
      .array(z.string())
      .describe(
        'Of final standings, by place: place, receipt, score, currency, prize in minor units, rounds needed, time',
      ),
    resultHash: z
      .string()
      .nullable()
      .describe('SHA-256 in hex of `definitionHash` and every line of `standings`, joined by line feeds'),
    receipt: z.string().describe('Names the own line; nobody else knows whose it is'),
    score: z.int(),
    rounds: z.array(
      z.object({
        vendor: z.string(),
        roundId: z.string(),
        game: z.string(),
        time: moment(),
        stake: amount(),
        paid: amount(),
        score: z.int(),
      }),
    ),
    check: z.array(z.string()).describe('How to compute it again, step by step'),
  }),
  errors: ['noSuchThing'],
  isNoUse: true,
});
