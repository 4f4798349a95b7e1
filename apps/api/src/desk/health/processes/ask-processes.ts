import type { Database } from '@fairhouse/database';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { noteAsked } from './process.store.ts';

/** A process of its own tables, which is asked whether it can work. */
export interface AskedProcess {
  name: string;
  origin: string;
}

const everyMs = 15_000;
const answerWithinMs = 3_000;

export function askProcessesJob(db: Database, asked: readonly AskedProcess[], clock: () => Date): StandingJob {
  return {
    name: 'askProcesses',
    everyMs,
    async run() {
      await Promise.all(asked.map((one) => askOne(db, one, clock)));
      return 0;
    },
  };
}

async function askOne(db: Database, { name, origin }: AskedProcess, clock: () => Date): Promise<void> {
  const begunMs = performance.now();
  const isReady = await fetch(`${origin}/readyz`, {
    signal: AbortSignal.timeout(answerWithinMs),
    redirect: 'error',
  }).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );
  const answerMs = isReady ? Math.round(performance.now() - begunMs) : undefined;
  await noteAsked(db, { id: `${name}@${new URL(origin).host}`, name, at: clock(), answerMs });
}
