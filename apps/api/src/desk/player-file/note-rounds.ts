import { type Database, inLongTransaction } from '@fairhouse/database';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { noteRounds } from './note-rounds.store.ts';

const everyMs = 60_000;
const statementMs = 5 * 60_000;

/** Keeps up with whose round an id is; a casino that was never noted is noted day by day. */
export function noteRoundsJob(db: Database): StandingJob {
  return {
    name: 'noteRounds',
    everyMs,
    run: async () => ((await inLongTransaction(db, statementMs, noteRounds)) ? 1 : 0),
  };
}
