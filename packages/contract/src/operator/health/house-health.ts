import { z } from 'zod';
import { call } from '../../call.ts';
import { moment, nothing } from '../../scalars.ts';
import { queueName } from '../queue/queue.ts';
import { healthChecks } from './health-words.ts';

const process = z.object({
  id: z.string().describe('Its name, and where it runs'),
  name: z.string(),
  startedTime: moment().describe('Of one that is asked whether it is there: when it was first asked'),
  seenTime: moment().nullable().describe('When it last said that it is there; null: it never has'),
  stoppedTime: moment().nullable().describe('When it was stopped in order'),
  silent: z.boolean().describe('It has said nothing for longer than the setting allows, and was not stopped'),
  memoryBytes: z.int().nullable(),
  loopLagMs: z.number().nullable().describe('99 of 100 turns of its loop were later by less than this'),
  answerMs: z.int().nullable().describe('Of one that is asked: how long its answer took'),
});

const disk = z.object({
  process: z.string(),
  freeBytes: z.int(),
  allBytes: z.int(),
  usedPercent: z.number(),
  seenTime: moment(),
});

export const getHealth = call({
  path: '/operator/health/get',
  access: 'operator',
  permission: 'health.read',
  summary:
    'How the house is: its processes, queues, chains, mails, database and disks, and what the last checks found. Each figure was measured, and says when; what is not known is null.',
  input: nothing(),
  output: z.object({
    time: moment(),
    processes: z.array(process),
    disks: z.array(disk),
    queues: z.array(
      z.object({
        queue: queueName(),
        waiting: z.int(),
        amber: z.int(),
        red: z.int(),
        oldest: moment().nullable(),
        amberMinutes: z.int(),
        redMinutes: z.int(),
      }),
    ),
    chains: z.array(
      z.object({
        chain: z.string(),
        height: z.int().nullable().describe('Of the newest block that was read whole; null: none yet'),
        movedTime: moment().nullable().describe('When that was'),
        pending: z.int().describe('Transfers that were seen and are not settled'),
      }),
    ),
    checks: z.array(
      z.object({
        check: z.enum(healthChecks),
        time: moment().nullable().describe('When it ended last; null: never'),
        by: z.string().nullable(),
        checked: z.int().nullable().describe('Postings'),
        found: z.int().nullable(),
      }),
    ),
    mail: z.object({
      waiting: z.int(),
      oldest: moment().nullable(),
      givenUp: z.int().describe('In the last 24 hours'),
      isSent: z.boolean().describe('Whether a server to send by is set'),
      incidentAddresses: z.int().describe('To how many addresses incidents are mailed; 0: nobody is written to'),
    }),
    database: z.object({
      bytes: z.int(),
      connections: z.int(),
      mostConnections: z.int(),
      oldestTransactionSeconds: z.number().nullable().describe('Null: none is open'),
      archive: z
        .object({
          lastTime: moment().describe(
            'When the last file of the log was archived; before the first: since when it is counted',
          ),
          failing: z.boolean().describe('The last try failed; it is tried again'),
        })
        .nullable()
        .describe(
          'Of the log of changes, from which a backup is brought up to a moment; null: the database archives none',
        ),
    }),
  }),
});
