import { z } from 'zod';
import { call } from '../../call.ts';
import { id, moment, nothing, text } from '../../scalars.ts';

export const listJobs = call({
  path: '/operator/health/jobs',
  access: 'operator',
  permission: 'health.read',
  summary: 'Background jobs: the last run of each, its result, and when it is due next.',
  input: nothing(),
  output: z.object({
    jobs: z.array(
      z.object({
        name: z.string(),
        everySeconds: z.number().nullable().describe('Pause after a run without findings; null: by a calendar'),
        schedule: z.string().nullable().describe('Five fields of a crontab, in UTC'),
        process: z.string().nullable().describe('Which process ran it last'),
        ranTime: moment().nullable().describe('When its last run ended; null: not known'),
        tookMs: z.int().nullable(),
        found: z.int().nullable().describe('In the last run that did not fail'),
        rounds: z.int(),
        failures: z.int().describe('In a row, up to now'),
        failedTime: moment().nullable(),
        problem: z.string().nullable().describe('The error of the last failure'),
        dueTime: moment().nullable(),
        mayRun: z.boolean().describe('Whether it can be run now'),
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
      .describe('Failed one-time jobs that wait for a retry or for staff; the newest 100'),
  }),
});

const reason = text(300).refine((said) => said.length >= 3, 'too short');

export const runJobAgain = call({
  path: '/operator/health/runJob',
  access: 'operator',
  permission: 'jobs.replay',
  summary:
    'Runs a recurring job now instead of at its next time. Jobs are idempotent: an extra run does nothing twice.',
  input: z.object({ name: text(80), reason }),
  output: z.object({ underWay: z.boolean().describe('A process runs it at this moment') }),
  errors: ['noSuchThing'],
});

export const retryFailedJob = call({
  path: '/operator/health/retryJob',
  access: 'operator',
  permission: 'jobs.replay',
  summary: 'Retries a failed one-time job now, with all its attempts.',
  input: z.object({ id: id(), reason }),
  output: z.object({ name: z.string() }),
  errors: ['noSuchThing'],
});
