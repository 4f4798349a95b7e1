import type { Choice, Side } from '@fairhouse/game-math';

/** A number that was drawn, as it was bet on. */
export interface Result {
  number: number;
  winning: number;
  won: boolean;
}

/**
 * `choosing`: a bet may be made; `asking`: one waits for its answer; `rising`: the curve of a round rises in which its player may cash out;
 * `cashing`: a cash-out waits for its answer; `shown`: a result stands on the face.
 */
type Phase = 'choosing' | 'asking' | 'rising' | 'cashing' | 'shown';

/** What is chosen, and what the face shows. */
export interface ThresholdState {
  phase: Phase;
  choice: Choice;
  side: Side;
  /** The player cashes out while the curve rises. */
  manual: boolean;
  result: (Result & { win: number }) | null;
  caption: string;
}

type Chosen = Pick<ThresholdState, 'choice' | 'side' | 'manual'>;

export type ThresholdEvent =
  | { type: 'chose'; change: Partial<Chosen>; caption: string }
  | { type: 'bet' }
  | { type: 'betRefused'; caption: string }
  | { type: 'answered'; bet: Chosen }
  | { type: 'rising'; caption: string }
  | { type: 'cashing'; caption: string }
  | { type: 'cashOutRefused'; caption: string }
  | { type: 'finished'; result: Result & { win: number }; caption: string };

export function firstState(chosen: Chosen, caption: string): ThresholdState {
  return { ...chosen, phase: 'choosing', result: null, caption };
}

export function reduceThreshold(state: ThresholdState, event: ThresholdEvent): ThresholdState {
  switch (event.type) {
    // A new choice has no result yet.
    case 'chose':
      return { ...state, ...event.change, phase: 'choosing', result: null, caption: event.caption };
    case 'bet':
      return { ...state, phase: 'asking', result: null, caption: '' };
    case 'betRefused':
      return { ...state, phase: 'choosing', caption: event.caption };
    // A round that was open from before is shown as it was bet.
    case 'answered':
      return { ...state, ...event.bet };
    case 'rising':
      return { ...state, phase: 'rising', result: null, caption: event.caption };
    case 'cashing':
      return state.phase === 'rising' ? { ...state, phase: 'cashing', caption: event.caption } : state;
    case 'cashOutRefused':
      return state.phase === 'cashing' ? { ...state, phase: 'rising', caption: event.caption } : state;
    case 'finished':
      return { ...state, phase: 'shown', result: event.result, caption: event.caption };
  }
}
