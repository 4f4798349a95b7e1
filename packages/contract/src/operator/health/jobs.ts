import { z } from 'zod';
import { call } from '../../call.ts';
import { id, moment, nothing, text } from '../../scalars.ts';

export const listJobs = call({
  path: '/operator/health/jobs',
  access: 'operator',
  permission: 'health.read',
  summary:
    'The work that waits for its time or its turn: when each job last ran, what came of it, and when it is due again.',
  input: nothing(),
  output: z.object({
    jobs: z.array(
      z.object({
        name: z.string(),
        everySeconds: z.number().nullable().describe('How long after a round that found nothing; null: of a calendar'),
        schedule: z.string().nullable().describe('Five fields of a crontab, in UTC'),
        process: z.string().nullable().describe('Which process ran it last'),
        ranTime: moment().nullable().describe('When its last round ended; null: not since it is noted'),
        tookMs: z.int().nullable(),
        found: z.int().nullable().describe('In the last round that did not fail'),
        rounds: z.int(),
        failures: z.int().describe('In a row, up to now'),
        failedTime: moment().nullable(),
        problem: z.string().nullable().describe('What the last failure said'),
        dueTime: moment().nullable(),
        mayRun: z.boolean().describe('Whether it can be told to run now'),
      }),
    ),
    failed: z
      .array(
        z.object({
          id: id(),
          name: z.string(),
          tries: z.int(),
          mostTries: z.int(),
          problem: z.string(),
          dueTime: moment(),
          createTime: moment(),
        }),
      )
      .describe('Jobs of a moment that failed and wait for another try, or for somebody; the newest 100'),
  }),
});

const reason = text(300).refine((said) => said.length >= 3, 'too short');

export const runJobAgain = call({
  path: '/operator/health/runJob',
  access: 'operator',
  permission: 'jobs.replay',
  summary:
    'Has a standing job look now, rather than when its time comes. Whatever it does it does once, however often it looks.',
  input: z.object({ name: text(80), reason }),
  output: z.object({ underWay: z.boolean().describe('A process has it in hand at this moment') }),
  errors: ['noSuchThing'],
});

export const retryFailedJob = call({
  path: '/operator/health/retryJob',
  access: 'operator',
  permission: 'jobs.replay',
  summary: 'Has a job of a moment that failed tried again now, with all its tries before it.',
  input: z.object({ id: id(), reason }),
  output: z.object({ name: z.string() }),
  errors: ['noSuchThing'],
});
