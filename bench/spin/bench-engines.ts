import { randomUUID } from 'node:crypto';
import { gameOf } from '@fairhouse/games';
import { betsIn } from '@fairhouse/games/simulate';
import { closedLoop } from '../http/closed-loop.ts';
import { meanRow } from '../mean-row.ts';
import type { BenchRow } from '../row.ts';
import { measureCpu } from '../server/cpu.ts';
import type { BenchHouse } from '../server/open-bench-house.ts';
import { playCall } from './play-call.ts';
import { seatPlayers } from './seat-players.ts';

/** A game of each kind of round: over at once, with a choice, and step by step. What an action is follows from what is shown. */
const played: readonly { code: string; act?(outcome: Record<string, unknown>): string }[] = [
  { code: 'dice' },
  { code: 'plinko' },
  { code: 'mines', act: ({ steps }) => (steps === 0 ? 'pick:0' : 'take') },
  { code: 'jacks-or-better', act: () => 'hold:11111' },
  { code: 'blackjack', act: ({ phase }) => (phase === 'INSURANCE' ? 'decline' : 'stand') },
];
const connections = 16;
/** Of each game; far more than connections. */
export const playersOfEngine = 500;

/** Whole rounds of five engines more, from sixteen players at once, each in a turn of its own. */
export async function benchEngines(house: BenchHouse, serverPid: number, durationMs: number, from: number) {
  const rows: BenchRow[] = [];
  for (const [at, { code, act }] of played.entries()) {
    const sessions = house.sessions.slice(from + at * playersOfEngine, from + (at + 1) * playersOfEngine);
    await house.casino.query('update vendor_session set game_code = $1 where user_id = any($2)', [
      code,
      sessions.map(({ user }) => user),
    ]);
    const tokens = await seatPlayers(house.studioTables, sessions, code);
    const bet = betsIn(gameOf(code)!)[0];
    const seated = Array.from({ length: connections }, () => tokens[0]!);
    let begun = 0;
    let calls = 0;
    const used = measureCpu({ api: house.api.pid, studio: house.studio.pid, database: serverPid });
    const load = await closedLoop({
      port: house.studio.port,
      connections,
      durationMs,
      next(place, before) {
        calls++;
        if (before === undefined) {
          seated[place] = tokens[begun++ % tokens.length]!;
          return playCall('start', seated[place], { playId: randomUUID(), bet });
        }
        const { roundId, step, outcome } = JSON.parse(before).data;
        return playCall('act', seated[place]!, { playId: randomUUID(), roundId, step, action: act!(outcome) });
      },
      isDone: (body) => body.includes('"state":"CLOSED"'),
      isStep: (body) => body.startsWith('{"ok":true') && body.includes('"state":"PLAYING"'),
    });
    if (load.refused > 0) throw new Error(`${load.refused} calls of ${code} were refused: ${load.refusal}`);
    const perRound = (calls / load.done).toFixed(1);
    const name = `a round of ${code}, ${perRound} calls each, ${connections} players at once`;
    rows.push(meanRow({ part: 'spin', name }, [{ ...load, ...used() }]));
  }
  return rows;
}
