import type { LadderOutcome } from '@fairhouse/game-math';

/**
 * `choosing`: a bet may be made; `asking`: one waits for its answer; `open`: it is the player's turn; `acting`: an action waits for its
 * answer; `over`: a result stands on the board.
 */
type Phase = 'choosing' | 'asking' | 'open' | 'acting' | 'over';

/** What is chosen, and what the board shows. */
export interface LadderState {
  phase: Phase;
  mode: number;
  /** The open round, or the last one until something else is chosen. */
  shown: LadderOutcome | null;
  /** The action whose answer is on its way. */
  asked: string | null;
  caption: string;
}

export type LadderEvent =
  | { type: 'chose'; mode?: number; caption: string }
  | { type: 'bet' }
  | { type: 'betRefused'; caption: string }
  | { type: 'acted'; action: string }
  | { type: 'actionRefused' }
  | { type: 'answered'; outcome: LadderOutcome; caption: string };

/** `kept`: a round that was left open. */
export function firstState(from: { mode: number; kept: LadderOutcome | null; caption: string }): LadderState {
  const { mode, kept, caption } = from;
  return { phase: kept ? 'open' : 'choosing', mode, shown: kept, asked: null, caption };
}

export function reduceLadder(state: LadderState, event: LadderEvent): LadderState {
  switch (event.type) {
    // A new choice has no result yet.
    case 'chose':
      return { ...state, phase: 'choosing', mode: event.mode ?? state.mode, shown: null, caption: event.caption };
    case 'bet':
      return { ...state, phase: 'asking', shown: null, caption: '' };
    case 'betRefused':
      return { ...state, phase: 'choosing', caption: event.caption };
    case 'acted':
      return { ...state, phase: 'acting', asked: event.action };
    case 'actionRefused':
      return { ...state, phase: 'open', asked: null };
    // A round that was open from before is shown as it was bet.
    case 'answered': {
      const { outcome, caption } = event;
      const phase = outcome.state === 'open' ? 'open' : 'over';
      return { phase, mode: outcome.mode, shown: outcome, asked: null, caption };
    }
  }
}
