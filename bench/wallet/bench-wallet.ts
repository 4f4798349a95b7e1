import { meanRow } from '../mean-row.ts';
import { yardsticks } from '../pgbench/yardsticks.ts';
import type { BenchRow } from '../row.ts';
import type { BenchHouse } from '../server/open-bench-house.ts';
import { type BetLoad, betLoad } from './bet-load.ts';

export interface BenchWalletOptions {
  house: BenchHouse;
  /** The database where pgbench has its tables. */
  pgbenchUrl: string;
  serverPid: number;
  durationMs: number;
  /** pgbench and every number of connections take turns this often. */
  turns: number;
}

const connections = [64, 256] as const;
const warmUpMs = 4_000;

/** Signed bets over HTTP against the whole API, every one in a new round, beside pgbench on the same server, in turns. */
export async function benchWallet(options: BenchWalletOptions): Promise<BenchRow[]> {
  const { house, pgbenchUrl, serverPid, durationMs, turns } = options;
  const bets = betLoad(house, serverPid);
  await bets(connections[0], warmUpMs);
  const pgbench = yardsticks('wallet', pgbenchUrl);
  const runs = new Map<number, BetLoad[]>(connections.map((count) => [count, []]));
  for (let turn = 0; turn < turns; turn++) {
    await pgbench.takeTurn(durationMs / 1_000);
    for (const count of connections) runs.get(count)!.push(await bets(count, durationMs));
  }
  const rows = pgbench.rows();
  for (const [count, loads] of runs) {
    const name = `/wallet/bet, ${count} connections, ${house.sessions.length.toLocaleString('en')} members`;
    const mean = meanRow({ part: 'wallet', name }, loads);
    rows.push({ ...mean, ...pgbench.times(mean.perSecond!) });
  }
  await house.check();
  return rows;
}
