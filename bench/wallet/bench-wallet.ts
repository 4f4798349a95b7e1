import { meanRow } from '../mean-row.ts';
import { yardsticks } from '../pgbench/yardsticks.ts';
import type { BenchRow } from '../row.ts';
import type { BenchCasino } from '../server/open-bench-casino.ts';
import { type BetLoad, betLoad } from './bet-load.ts';

export interface BenchWalletOptions {
  system: BenchCasino;
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
  const { system, pgbenchUrl, serverPid, durationMs, turns } = options;
  const bets = betLoad(system, serverPid);
  await bets(connections[0], warmUpMs);
  const pgbench = yardsticks('wallet', pgbenchUrl, serverPid);
  const runs = new Map<number, BetLoad[]>(connections.map((count) => [count, []]));
  for (let turn = 0; turn < turns; turn++) {
    await pgbench.takeTurn(durationMs / 1_000);
    for (const count of connections) runs.get(count)!.push(await bets(count, durationMs));
  }
  await setLimits(system);
  // The first bet of each session finds the limits; what counts is the next.
  await bets(connections[0], warmUpMs * 2);
  const limited = await bets(connections[0], durationMs);
  const rows = pgbench.rows();
  for (const [count, loads] of runs) {
    const name = `/wallet/bet, ${count} connections, ${system.sessions.length.toLocaleString('en')} members`;
    rows.push(pgbench.held(meanRow({ part: 'wallet', name }, loads)));
  }
  const limitedRow = meanRow({ part: 'wallet', name: `${connections[0]} connections, every member with four limits` }, [
    limited,
  ]);
  rows.push(pgbench.held(limitedRow));
  await system.check();
  return rows;
}

/** Limits of every member that are far off: of losses, of stakes and of time. */
async function setLimits(system: BenchCasino): Promise<void> {
  await system.casino.query(
    `insert into play_limit (member_id, kind, period, most)
     select b.member_id, l.kind, l.period, l.most from ledger_book b
       cross join (values ('loss', 'day', 900000000), ('loss', 'month', 900000000), ('stake', 'week', 900000000), ('time', 'day', 1440))
         l (kind, period, most)`,
  );
  await system.casino.query(
    'select recompute_bet_allowance(member_id, now()), wallet_forget_rules(member_id) from ledger_book',
  );
}
