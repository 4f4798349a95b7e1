import { randomUUID } from 'node:crypto';
import { gameOf } from '@fairhouse/games';
import { betsIn } from '@fairhouse/games/simulate';
import { closedLoop, type LoopResult } from '../http/closed-loop.ts';
import { type MeasuredRun, meanRow } from '../mean-row.ts';
import { yardsticks } from '../pgbench/yardsticks.ts';
import type { BenchRow } from '../row.ts';
import { measureCpu } from '../server/cpu.ts';
import { playCall } from './play-call.ts';
import { seatPlayers } from './seat-players.ts';
import type { BenchSpinOptions } from './spin-options.ts';

/** A game of each kind of round: over at once, with a choice, and step by step. What an action is follows from what is shown. */
const played: readonly { code: string; actionAt?(outcome: Record<string, unknown>): string }[] = [
  { code: 'dice' },
  { code: 'plinko' },
  { code: 'mines', actionAt: ({ steps }) => (steps === 0 ? 'pick:0' : 'take') },
  { code: 'jacks-or-better', actionAt: () => 'hold:11111' },
  { code: 'blackjack', actionAt: ({ phase }) => (phase === 'INSURANCE' ? 'decline' : 'stand') },
];
const connections = [1, 64] as const;
/** Of each game; far more than connections. */
export const playersOfEngine = 200;
const warmUpMs = 2_000;

/**
 * Whole rounds of five engines more, from one player and from 64 at once, beside pgbench in turns; of those in which the player acts,
 * the actions by themselves as well.
 */
export async function benchEngines(options: BenchSpinOptions, from: number): Promise<BenchRow[]> {
  const { system, pgbenchUrl, serverPid, durationMs, turns, only } = options;
  const chosen = played.filter(({ code }) => only === undefined || only.split(',').includes(code));
  const loads: { code: string; count: number; load(forMs: number): Promise<EngineRun>; runs: EngineRun[] }[] = [];
  for (const [at, { code, actionAt }] of chosen.entries()) {
    const sessions = system.sessions.slice(from + at * playersOfEngine, from + (at + 1) * playersOfEngine);
    await system.casino.query('update vendor_session set game_code = $1 where user_id = any($2)', [
      code,
      sessions.map(({ user }) => user),
    ]);
    const tokens = await seatPlayers(system.studioTables, sessions, code);
    const next = { turn: 0 };
    for (const count of connections) {
      const load = (forMs: number) => playEngine(options, { code, actionAt, tokens, count, next, forMs });
      await load(warmUpMs);
      loads.push({ code, count, load, runs: [] });
    }
  }
  const pgbench = yardsticks('spin', pgbenchUrl, serverPid);
  for (let turn = 0; turn < turns; turn++) {
    await pgbench.takeTurn(durationMs / 1_000);
    for (const { load, runs } of loads) runs.push(await load(durationMs));
  }
  const rows = pgbench.rows();
  for (const { code, count, runs } of loads) {
    const who = count === 1 ? '1 player' : `${count} players at once`;
    const calls = runs.reduce((sum, run) => sum + run.done + run.later.done, 0);
    const perRound = (calls / runs.reduce((sum, run) => sum + run.done, 0)).toFixed(1);
    rows.push(
      pgbench.held(meanRow({ part: 'spin', name: `a round of ${code}, ${perRound} calls each, ${who}` }, runs)),
    );
    if (runs.some((run) => run.later.done === 0)) continue;
    const actions = runs.map(({ later, otherCores }) => ({ ...later, otherCores, seconds: {} }));
    rows.push(pgbench.held(meanRow({ part: 'spin', name: `an action of ${code}, ${who}` }, actions)));
  }
  return rows;
}

type EngineRun = MeasuredRun & Pick<LoopResult, 'later'>;

async function playEngine(
  { system, serverPid }: BenchSpinOptions,
  {
    code,
    actionAt,
    tokens,
    count,
    next,
    forMs,
  }: {
    code: string;
    actionAt: ((outcome: Record<string, unknown>) => string) | undefined;
    tokens: readonly string[];
    count: number;
    next: { turn: number };
    forMs: number;
  },
): Promise<EngineRun> {
  const bet = betsIn(gameOf(code)!)[0];
  const seated = Array.from({ length: count }, () => tokens[0]!);
  const used = measureCpu({ api: system.api.pid, studio: system.studio.pid, database: serverPid });
  const load = await closedLoop({
    port: system.studio.port,
    connections: count,
    durationMs: forMs,
    next(place, before) {
      if (before === undefined) {
        // One player plays one round after another; of many nobody is asked for a round while the last one is under way.
        seated[place] = count === 1 ? tokens[0]! : tokens[next.turn++ % tokens.length]!;
        return playCall('start', seated[place], { playId: randomUUID(), bet });
      }
      const { roundId, step, outcome } = JSON.parse(before).data;
      return playCall('act', seated[place]!, { playId: randomUUID(), roundId, step, action: actionAt!(outcome) });
    },
    isDone: (body) => body.includes('"state":"CLOSED"'),
    isStep: (body) => body.startsWith('{"ok":true') && body.includes('"state":"PLAYING"'),
  });
  if (load.refused > 0) throw new Error(`${load.refused} calls of ${code} were refused: ${load.refusal}`);
  return { ...load, ...used() };
}
