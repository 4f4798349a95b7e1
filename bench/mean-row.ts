import { type BenchRow, row } from './row.ts';
import type { CpuUse } from './server/cpu.ts';

/** One turn of a load, with the processor seconds it took. */
export interface MeasuredRun extends Pick<CpuUse<'database'>, 'otherCores'> {
  done: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  seconds: Partial<CpuUse<'database' | 'api' | 'studio'>['seconds']>;
}

/** The mean of all turns; of p99 the worst turn. */
export function meanRow(fields: BenchRow, runs: readonly MeasuredRun[]): BenchRow {
  const mean = (figure: (run: MeasuredRun) => number) => runs.reduce((sum, run) => sum + figure(run), 0) / runs.length;
  const meanUs = (name: 'api' | 'studio' | 'database' | 'client') =>
    runs.every(({ seconds }) => name in seconds)
      ? mean(({ seconds, done }) => (seconds[name]! * 1e6) / done)
      : undefined;
  return row({
    ...fields,
    perSecond: mean((run) => run.perSecond),
    p50Ms: mean((run) => run.p50Ms),
    p99Ms: Math.max(...runs.map((run) => run.p99Ms)),
    apiCpuUs: meanUs('api'),
    studioCpuUs: meanUs('studio'),
    databaseCpuUs: meanUs('database'),
    clientCpuUs: meanUs('client'),
    otherCores: mean((run) => run.otherCores),
  });
}
