import { randomUUID } from 'node:crypto';
import { games } from '@fairhouse/games';
import { betsIn } from '@fairhouse/games/simulate';
import { openPots } from '@fairhouse/rgs';
import { closedLoop } from '../http/closed-loop.ts';
import { type MeasuredRun, meanRow } from '../mean-row.ts';
import type { BenchRow } from '../row.ts';
import { measureCpu } from '../server/cpu.ts';
import type { BenchCasino } from '../server/open-bench-casino.ts';
import { playCall } from './play-call.ts';
import { seatPlayers } from './seat-players.ts';

const connections = [16, 64] as const;
/** Far more than connections. */
export const playersOfPot = 1_000;

/**
 * Rounds of the slot with the shared pot, as they are and with nothing paid in, in turns: what is between them is what one pot for
 * all of them costs.
 */
export async function benchPot(
  system: BenchCasino,
  { serverPid, durationMs, turns, from }: { serverPid: number; durationMs: number; turns: number; from: number },
): Promise<BenchRow[]> {
  const game = games.find(({ pot }) => pot)!;
  const { code } = game;
  const sessions = system.sessions.slice(from, from + playersOfPot);
  await system.casino.query('update vendor_session set game_code = $1 where user_id = any($2)', [
    code,
    sessions.map(({ user }) => user),
  ]);
  const tokens = await seatPlayers(system.studioTables, sessions, code);
  const [bet] = betsIn(game);
  let spun = 0;
  const spins = async (count: number) => {
    const used = measureCpu({ api: system.api.pid, studio: system.studio.pid, database: serverPid });
    const load = await closedLoop({
      port: system.studio.port,
      connections: count,
      durationMs,
      next: () => playCall('start', tokens[spun++ % tokens.length]!, { playId: randomUUID(), bet }),
      isDone: (body) => body.includes('"state":"CLOSED"'),
    });
    if (load.refused > 0) throw new Error(`${load.refused} spins of ${code} were refused`);
    return { ...load, ...used() };
  };
  const payIn = (isPaid: boolean) =>
    isPaid
      ? openPots(system.studioTables, [game])
      : system.studioTables.query('delete from pot_game where definition_hash = $1', [game.definitionHash]);
  await spins(connections[0]);
  const runs = new Map<string, MeasuredRun[]>();
  for (let turn = 0; turn < turns; turn++)
    // Each is first in every other turn.
    for (const count of connections)
      for (const isPaid of turn % 2 ? [true, false] : [false, true]) {
        await payIn(isPaid);
        const name = `a round of ${code}, ${isPaid ? 'paying into' : 'without'} its pot, ${count} players at once`;
        runs.set(name, [...(runs.get(name) ?? []), await spins(count)]);
      }
  await payIn(true);
  return [...runs].map(([name, loads]) => meanRow({ part: 'spin', name }, loads));
}
