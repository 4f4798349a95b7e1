import type { BlackjackOutcome } from '@fairhouse/game-math';
import type { Round } from '../../lib/round/wire.ts';

export type BlackjackRound = Round<BlackjackOutcome>;

/** `idle`: the player has a choice; `waiting`: a call waits for its answer; `showing`: its answer is shown event by event. */
type Phase = 'idle' | 'waiting' | 'showing';

export interface TableState {
  phase: Phase;
  /** What lies on the table; null once something was staked for another round. */
  round: BlackjackRound | null;
  /** How many events of the round have been shown, and whether the card of the last one has arrived. */
  shown: number;
  arrived: boolean;
  /** Cards that lay there when the page was opened are not dealt again. */
  still: boolean;
  caption: string;
}

export type TableChange =
  | { type: 'stakesChanged'; caption: string }
  | { type: 'asked' }
  | { type: 'refused'; caption: string }
  | { type: 'answered'; round: BlackjackRound; shown: number }
  | { type: 'event'; shown: number; caption: string | undefined }
  | { type: 'arrived'; caption: string | undefined }
  | { type: 'settled'; caption: string };

export function firstState(round: BlackjackRound | null, caption: string): TableState {
  const shown = round?.outcome.events.length ?? 0;
  return { phase: 'idle', round, shown, arrived: true, still: true, caption };
}

export function reduceTable(state: TableState, change: TableChange): TableState {
  switch (change.type) {
    case 'stakesChanged':
      return { ...state, round: null, caption: change.caption };
    case 'asked':
      return { ...state, phase: 'waiting', caption: '' };
    case 'refused':
      return { ...state, phase: 'idle', caption: change.caption };
    case 'answered':
      return { ...state, phase: 'showing', round: change.round, shown: change.shown, still: false };
    case 'event':
      return { ...state, shown: change.shown, arrived: false, caption: change.caption ?? state.caption };
    case 'arrived':
      return { ...state, arrived: true, caption: change.caption ?? state.caption };
    case 'settled':
      return { ...state, phase: 'idle', caption: change.caption };
  }
}

/** Whether no round is open: chips may be put, once nothing is asked or shown any more. */
export function isOver({ round }: Pick<TableState, 'round'>): boolean {
  return !round || round.outcome.phase === 'SETTLED';
}
