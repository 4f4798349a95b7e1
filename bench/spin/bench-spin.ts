import { randomUUID } from 'node:crypto';
import { closedLoop } from '../http/closed-loop.ts';
import { type MeasuredRun, meanRow } from '../mean-row.ts';
import { yardsticks } from '../pgbench/yardsticks.ts';
import type { BenchRow } from '../row.ts';
import { measureCpu } from '../server/cpu.ts';
import type { BenchCasino } from '../server/open-bench-casino.ts';
import { benchEngines } from './bench-engines.ts';
import { benchPot, playersOfPot } from './bench-pot.ts';
import { playCall } from './play-call.ts';
import { seatPlayers } from './seat-players.ts';
import type { BenchSpinOptions } from './spin-options.ts';

const connections = [1, 16, 64] as const;
/** Far more than connections, so that nobody is asked to spin while his last round is under way. */
const players = 2_000;
const warmUpMs = 3_000;
/** USD cents a line: the smallest coin of the game. */
const coin = 1;

/**
 * Whole slot rounds: the page's one call, behind it the studio's intent, the wallet's play and the round's end. Beside pgbench
 * on the same server, in turns. Then rounds of the slot with the shared pot, and of five engines more.
 */
export async function benchSpin(options: BenchSpinOptions): Promise<BenchRow[]> {
  const { system, pgbenchUrl, serverPid, durationMs, turns, only } = options;
  if (only) return [...(await benchEngines(options, 0)), ...(await checked(system))];
  const tokens = await seatPlayers(system.studioTables, system.sessions.slice(0, players), system.vendor.gameCode);
  let spun = 0;
  const spins = async (count: number, forMs: number) => {
    const used = measureCpu({ api: system.api.pid, studio: system.studio.pid, database: serverPid });
    const load = await closedLoop({
      port: system.studio.port,
      connections: count,
      durationMs: forMs,
      next: () => playCall('start', tokens[spun++ % tokens.length]!, { playId: randomUUID(), bet: { coin } }),
      isDone: (body) => body.includes('"state":"CLOSED"'),
    });
    if (load.refused > 0) throw new Error(`${load.refused} spins were refused`);
    return { ...load, ...used() };
  };
  await spins(connections[1], warmUpMs);
  const pgbench = yardsticks('spin', pgbenchUrl, serverPid);
  const runs = new Map<number, MeasuredRun[]>(connections.map((count) => [count, []]));
  for (let turn = 0; turn < turns; turn++) {
    await pgbench.takeTurn(durationMs / 1_000);
    for (const count of connections) runs.get(count)!.push(await spins(count, durationMs));
  }
  const rows = pgbench.rows();
  for (const [count, loads] of runs) {
    const name = `a slot round, ${count} ${count === 1 ? 'player' : 'players'} at once`;
    const mean = meanRow({ part: 'spin', name }, loads);
    rows.push(count === connections[0] ? mean : pgbench.held(mean));
  }
  rows.push(...(await benchPot(system, { serverPid, durationMs, turns, from: players })));
  rows.push(...(await benchEngines(options, players + playersOfPot)));
  return [...rows, ...(await checked(system))];
}

async function checked(system: BenchCasino): Promise<[]> {
  await system.check();
  return [];
}
