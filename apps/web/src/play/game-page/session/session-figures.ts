import type { CallOutput } from '@fairhouse/contract';
import type { Answer } from '../../../lib/api.ts';

export type PlaySession = CallOutput<'/sys/protection/session'>;

/** Asked at most so often while bets come in. */
export const leastBetweenMs = 15_000;

interface Parts {
  ask: () => Promise<Answer<PlaySession>>;
  onFigures: (figures: PlaySession) => void;
  /** What the game has shown since then, in minor units: the net result is that of the figures and this. */
  onShown: (change: bigint) => void;
  /** The clock of this machine, in milliseconds. */
  now: () => number;
  later: (run: () => void, ms: number) => () => void;
}

/**
 * What was played since the log-in. The casino's book is asked at the beginning and after rounds, no sooner than 15 s after the
 * last time. In between, the game tells what it has shown: a stake counts when it is taken, and a win when it is seen, although
 * the book has both from the start of the round. So an answer that comes in the middle of a round is not shown; the next
 * round asks again. No answer is no figure.
 */
export function followFigures({ ask, onFigures, onShown, now, later }: Parts) {
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let waits: (() => void) | undefined;
  let stopped = false;
  let known = false;
  /** The net result of the game's own session: as it last said, and as it was with the figures that are shown. */
  let shown: bigint | undefined;
  let counted: bigint | undefined;
  let inRound = false;
  let changes = 0;

  async function look(): Promise<PlaySession | undefined> {
    waits?.();
    waits = undefined;
    askedAtMs = now();
    const before = changes;
    const answer = await ask();
    if (stopped || !answer.ok) return undefined;
    if (!known || (!inRound && changes === before)) {
      known = true;
      counted = shown;
      onFigures(answer.data);
      onShown(0n);
    }
    return answer.data;
  }

  void look();
  return {
    look,
    /** A game is there. One that was loaded again may have a round behind it that nobody saw end. */
    entered(): void {
      const again = shown !== undefined;
      shown = undefined;
      counted = undefined;
      inRound = false;
      if (again) void look();
    },
    /** The game shows this net result of its own session now. */
    shows(net: bigint): void {
      if (stopped || net === shown) return;
      if (shown !== undefined) {
        inRound = true;
        changes += 1;
      }
      shown = net;
      counted ??= net;
      onShown(net - counted);
    },
    /** A round was seen to its end. */
    played(): void {
      inRound = false;
      if (waits || stopped) return;
      waits = later(() => void look(), Math.max(0, askedAtMs + leastBetweenMs - now()));
    },
    stop(): void {
      stopped = true;
      waits?.();
    },
  };
}
