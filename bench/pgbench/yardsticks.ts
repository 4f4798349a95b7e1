import { type BenchRow, row } from '../row.ts';
import { type PgbenchRun, runPgbench, type Scale, scales } from './pgbench.ts';

export interface Yardsticks {
  /** Lets pgbench run once at each scale. */
  takeTurn(seconds: number): Promise<void>;
  /** The row with how many times the mean of all turns it is, in number and in processor time of one. */
  held(mean: BenchRow): BenchRow;
  rows(): BenchRow[];
}

/** What one part of the benchmark is held against: pgbench on the same server, in turns with it. */
export function yardsticks(part: string, url: string, serverPid: number): Yardsticks {
  const turns: Record<Scale, PgbenchRun>[] = [];
  const mean = (scale: Scale, figure: keyof PgbenchRun) =>
    turns.reduce((sum, turn) => sum + turn[scale][figure], 0) / turns.length;
  return {
    async takeTurn(seconds) {
      const at = (scale: Scale) => runPgbench(url, scale, seconds, serverPid);
      turns.push({ 1: await at(1), 16: await at(16) });
    },
    held(of) {
      const cpuUs = (of.apiCpuUs ?? 0) + (of.studioCpuUs ?? 0) + (of.databaseCpuUs ?? 0) + (of.clientCpuUs ?? 0);
      return {
        ...of,
        timesPgbench: of.perSecond! / mean(1, 'perSecond'),
        timesPgbench16: of.perSecond! / mean(16, 'perSecond'),
        ...(cpuUs > 0 && { cpuByPgbench: cpuUs / (mean(1, 'databaseCpuUs') + mean(1, 'clientCpuUs')) }),
      };
    },
    rows: () =>
      scales.map((scale) =>
        row({
          part,
          name: `pgbench tpcb-like, prepared, 16 clients, scale ${scale}`,
          perSecond: mean(scale, 'perSecond'),
          databaseCpuUs: mean(scale, 'databaseCpuUs'),
          clientCpuUs: mean(scale, 'clientCpuUs'),
        }),
      ),
  };
}
