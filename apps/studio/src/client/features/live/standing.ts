import type { LiveRound } from '../../lib/round/wire.ts';

/** How far a round is, as it is shown at the table. Times are of the server's clock, in milliseconds. */
export type Standing =
  | { is: 'open' | 'next'; untilMs: number }
  | { is: 'closing' | 'locking' | 'running' | 'deciding' | 'paying' | 'over' | 'void' | 'rests' };

/**
 * `isTold`: the outcome lies open on this page; while its picture is on the way, the casino may have settled long ago. `isCurve`: the
 * picture is the round itself.
 */
export function standingOf(round: LiveRound | null, nowMs: number, isRevealed: boolean, isCurve: boolean): Standing {
  if (!round) return { is: 'rests' };
  switch (round.state) {
    case 'OPEN': {
      const untilMs = Date.parse(round.closesAt);
      return nowMs < untilMs ? { is: 'open', untilMs } : { is: 'closing' };
    }
    case 'LOCKING':
      return { is: 'locking' };
    case 'VOID':
      return { is: 'void' };
    default: {
      if (!isRevealed) return { is: isCurve ? 'running' : 'deciding' };
      if (round.state !== 'CLOSED') return { is: 'paying' };
      const untilMs = round.nextAt === null ? 0 : Date.parse(round.nextAt);
      return nowMs < untilMs ? { is: 'next', untilMs } : { is: 'over' };
    }
  }
}
