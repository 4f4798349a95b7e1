import { z } from 'zod';
import { call } from '../../call.ts';
import { moment, nothing } from '../../scalars.ts';
import { queueName } from '../queues/queue.ts';
import { healthChecks } from './health-words.ts';

const process = z.object({
  id: z.string().describe('Its name, and where it runs'),
  name: z.string(),
  startedTime: moment().describe('Of a polled process: when it was first polled'),
  seenTime: moment().nullable().describe('Time of its last heartbeat; null: none yet'),
  stoppedTime: moment().nullable().describe('When it was stopped in order'),
  silent: z.boolean().describe('No heartbeat for longer than the setting allows, and not stopped'),
  memoryBytes: z.int().nullable(),
  loopLagMs: z.number().nullable().describe('99th percentile of event loop delay'),
  answerMs: z.int().nullable().describe('Of a polled process: its response time'),
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
    'System health: processes, queues, chains, mails, database and disks, and the results of the last checks. Each figure has the time of its measurement; unknown ones are null.',
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
        time: moment().nullable().describe('When it last ended; null: never'),
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
      incidentAddresses: z.int().describe('How many addresses receive incidents by mail; 0: none'),
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
