import type { CallOutput } from '@fairhouse/contract';
import type { Answer } from '../../../lib/api.ts';

export type PlaySession = CallOutput<'/sys/protection/session'>;

/** Asked at most so often while bets come in. */
export const leastBetweenMs = 15_000;

interface Parts {
  ask: () => Promise<Answer<PlaySession>>;
  onFigures: (figures: PlaySession) => void;
  /** The clock of this machine, in milliseconds. */
  now: () => number;
  later: (act: () => void, ms: number) => () => void;
}

/**
 * What was played since the log-in, asked for rarely: once at the beginning, and after what was `played` no sooner than
 * 15 s after the last time, then once for all that came meanwhile. No answer is no figure: the next bet asks again.
 */
export function followFigures({ ask, onFigures, now, later }: Parts) {
  let askedAtMs = Number.NEGATIVE_INFINITY;
  let waits: (() => void) | undefined;
  let stopped = false;

  async function look(): Promise<PlaySession | undefined> {
    waits?.();
    waits = undefined;
    askedAtMs = now();
    const answer = await ask();
    if (stopped || !answer.ok) return undefined;
    onFigures(answer.data);
    return answer.data;
  }

  void look();
  return {
    look,
    played(): void {
      if (waits || stopped) return;
      waits = later(() => void look(), Math.max(0, askedAtMs + leastBetweenMs - now()));
    },
    stop(): void {
      stopped = true;
      waits?.();
    },
  };
}
