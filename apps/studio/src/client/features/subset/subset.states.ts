import type { SubsetMode, SubsetOutcome } from '@fairhouse/game-math';

/** `choosing`: a bet may be made; `asking`: one waits for its answer; `drawing`: balls fall; `shown`: a result stands on the table. */
type Phase = 'choosing' | 'asking' | 'drawing' | 'shown';

/** What is chosen, and what the table shows. */
export interface SubsetState {
  phase: Phase;
  /** A mode with the risk, or with the count of balls, that is played. */
  like: SubsetMode;
  numbers: readonly number[];
  /** The balls of the last draw that are on the table; they stay there until the next one. */
  balls: readonly number[];
  result: SubsetOutcome | null;
  caption: string;
}

export type SubsetEvent =
  | { type: 'chose'; change: Partial<Pick<SubsetState, 'like' | 'numbers'>>; caption: string }
  | { type: 'bet' }
  | { type: 'betRefused'; caption: string }
  | { type: 'answered'; like: SubsetMode; numbers: readonly number[] }
  | { type: 'drew'; balls: readonly number[] }
  | { type: 'finished'; outcome: SubsetOutcome; like: SubsetMode; caption: string };

export function firstState(chosen: Pick<SubsetState, 'like' | 'numbers' | 'balls' | 'caption'>): SubsetState {
  return { ...chosen, phase: 'choosing', result: null };
}

export function reduceSubset(state: SubsetState, event: SubsetEvent): SubsetState {
  switch (event.type) {
    // A new choice has no result yet.
    case 'chose':
      return { ...state, ...event.change, phase: 'choosing', result: null, caption: event.caption };
    case 'bet':
      return { ...state, phase: 'asking', balls: [], result: null, caption: '' };
    case 'betRefused':
      return { ...state, phase: 'choosing', caption: event.caption };
    // A round that was open from before is shown as it was bet.
    case 'answered':
      return { ...state, phase: 'drawing', like: event.like, numbers: event.numbers };
    case 'drew':
      return { ...state, balls: event.balls };
    // With its balls, so that a result that stands at once is one change of the screen.
    case 'finished': {
      const { drawn, numbers } = event.outcome;
      const same = numbers.join() === state.numbers.join();
      return {
        ...state,
        phase: 'shown',
        like: event.like,
        numbers: same ? state.numbers : numbers,
        balls: drawn,
        result: event.outcome,
        caption: event.caption,
      };
    }
  }
}
