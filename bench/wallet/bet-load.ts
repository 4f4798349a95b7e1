import { closedLoop } from '../http/closed-loop.ts';
import { measureCpu } from '../server/cpu.ts';
import type { BenchHouse } from '../server/open-bench-house.ts';
import { signedBet } from './signed-bet.ts';

export type BetLoad = Awaited<ReturnType<ReturnType<typeof betLoad>>>;

/** Most bets a second that this can ask for before it has to sign while it measures. */
const signedBeforehandPerMs = 16;

/** Signed bets from `connections` at once, each the first of a new round and of another member than the one before. */
export function betLoad(house: BenchHouse, serverPid: number) {
  let number = 0;
  const run = process.hrtime.bigint().toString(36);
  const nextBet = () => {
    const session = house.sessions[(number * 7_919) % house.sessions.length]!;
    return signedBet(house.vendor, session, `${run}-${number++}`, 20);
  };
  return async (connections: number, durationMs: number) => {
    // A vendor signs on machines of its own.
    const ready = Array.from({ length: durationMs * signedBeforehandPerMs }, nextBet);
    const used = measureCpu({ api: house.api.pid, database: serverPid });
    const load = await closedLoop({
      port: house.api.port,
      connections,
      durationMs,
      next: () => ready.pop() ?? nextBet(),
      isDone: (body) => body.includes('"status":"OK"'),
    });
    if (load.refused > 0) throw new Error(`${load.refused} bets were refused`);
    return { ...load, ...used() };
  };
}
