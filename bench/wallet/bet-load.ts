import { closedLoop } from '../http/closed-loop.ts';
import { measureCpu } from '../server/cpu.ts';
import type { BenchCasino } from '../server/open-bench-casino.ts';
import { signedBet } from './signed-bet.ts';

export type BetLoad = Awaited<ReturnType<ReturnType<typeof betLoad>>>;

/** Most bets a second that this can ask for before it has to sign while it measures. */
const signedBeforehandPerMs = 16;

/** Signed bets from `connections` at once, each the first of a new round and of another member than the one before. */
export function betLoad(system: BenchCasino, serverPid: number) {
  let number = 0;
  const run = process.hrtime.bigint().toString(36);
  const nextBet = () => {
    const session = system.sessions[(number * 7_919) % system.sessions.length]!;
    return signedBet(system.vendor, session, `${run}-${number++}`, 20);
  };
  return async (connections: number, durationMs: number) => {
    // A vendor signs on machines of its own.
    const ready = Array.from({ length: durationMs * signedBeforehandPerMs }, nextBet);
    const used = measureCpu({ api: system.api.pid, database: serverPid });
    const load = await closedLoop({
      port: system.api.port,
      connections,
      durationMs,
      next: () => ready.pop() ?? nextBet(),
      isDone: (body) => body.includes('"status":"OK"'),
    });
    if (load.refused > 0) throw new Error(`${load.refused} bets were refused`);
    return { ...load, ...used() };
  };
}
