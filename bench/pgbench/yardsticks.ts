import { type BenchRow, row } from '../row.ts';
import { runPgbench, type Scale, scales } from './pgbench.ts';

export interface Yardsticks {
  /** Lets pgbench run once at each scale. */
  takeTurn(seconds: number): Promise<void>;
  /** How many times the mean of all turns `perSecond` is. */
  times(perSecond: number): Pick<BenchRow, 'timesPgbench' | 'timesPgbench16'>;
  rows(): BenchRow[];
}

/** What one part of the benchmark is held against: pgbench on the same server, in turns with it. */
export function yardsticks(part: string, url: string): Yardsticks {
  const turns: Record<Scale, number>[] = [];
  const mean = (scale: Scale) => turns.reduce((sum, turn) => sum + turn[scale], 0) / turns.length;
  return {
    async takeTurn(seconds) {
      turns.push({ 1: await runPgbench(url, 1, seconds), 16: await runPgbench(url, 16, seconds) });
    },
    times: (perSecond) => ({ timesPgbench: perSecond / mean(1), timesPgbench16: perSecond / mean(16) }),
    rows: () =>
      scales.map((scale) =>
        row({
          part,
          name: `pgbench tpcb-like, prepared, 16 clients, scale ${scale}`,
          perSecond: mean(scale),
        }),
      ),
  };
}
