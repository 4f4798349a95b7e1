import { closedLoop } from '../http/closed-loop.ts';
import { measureCpu } from '../server/cpu.ts';
import type { MemberSession } from '../server/fill-members.ts';
import type { BenchCasino } from '../server/open-bench-casino.ts';
import { signedBet } from './signed-bet.ts';

export type BetLoad = Awaited<ReturnType<ReturnType<typeof betLoad>>>;

interface Betting {
  /** Most bets a millisecond that this can ask for before it has to sign while it measures. */
  signedPerMs: number;
  next(session: MemberSession, number: string): Buffer;
  isDone(body: string): boolean;
}

/**
 * Signed bets from `connections` at once, each the first of a new round and of another member than the one before; those of our own studio
 * unless said.
 */
export function betLoad(
  system: BenchCasino,
  serverPid: number,
  betting: Betting = {
    signedPerMs: 16,
    next: (session, number) => signedBet(system.vendor, session, number, 20),
    isDone: (body) => body.includes('"status":"OK"'),
  },
) {
  let number = 0;
  const run = process.hrtime.bigint().toString(36);
  const nextBet = () => {
    const session = system.sessions[(number * 7_919) % system.sessions.length]!;
    return betting.next(session, `${run}-${number++}`);
  };
  return async (connections: number, durationMs: number) => {
    // A vendor signs on machines of its own.
    const ready = Array.from({ length: durationMs * betting.signedPerMs }, nextBet);
    const used = measureCpu({ api: system.api.pid, database: serverPid });
    const load = await closedLoop({
      port: system.api.port,
      connections,
      durationMs,
      next: () => ready.pop() ?? nextBet(),
      isDone: betting.isDone,
    });
    if (load.refused > 0) throw new Error(`${load.refused} bets were refused`);
    return { ...load, ...used() };
  };
}
