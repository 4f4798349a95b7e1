import { type BenchRow, row } from '../row.ts';
import type { measureCpu } from '../server/cpu.ts';
import type { PostedBets } from './post-bets.ts';

export type PostedRun = PostedBets & ReturnType<ReturnType<typeof measureCpu<'database'>>>;

/** The mean of all turns; of p99 the worst turn. */
export function postedRow(fields: BenchRow, runs: readonly PostedRun[]): BenchRow {
  const mean = (figure: (run: PostedRun) => number) => runs.reduce((sum, run) => sum + figure(run), 0) / runs.length;
  return row({
    ...fields,
    perSecond: mean((run) => run.perSecond),
    p50Ms: mean((run) => run.p50Ms),
    p99Ms: Math.max(...runs.map((run) => run.p99Ms)),
    databaseCpuUs: mean((run) => (run.seconds.database * 1e6) / run.done),
    clientCpuUs: mean((run) => (run.seconds.client * 1e6) / run.done),
    otherCores: mean((run) => run.otherCores),
  });
}
