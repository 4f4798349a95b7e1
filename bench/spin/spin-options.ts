import type { BenchCasino } from '../server/open-bench-casino.ts';

export interface BenchSpinOptions {
  system: BenchCasino;
  /** The database where pgbench has its tables. */
  pgbenchUrl: string;
  serverPid: number;
  durationMs: number;
  /** pgbench and every number of players take turns this often. */
  turns: number;
  /** Rounds of these engines' games and nothing else, by their codes. */
  only?: string | undefined;
}
