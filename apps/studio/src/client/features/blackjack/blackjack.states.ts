import type { BlackjackOutcome } from '@fairhouse/game-math';
import type { Round } from '../../lib/wire.ts';

export type BlackjackRound = Round<BlackjackOutcome>;

/** `resting`: the player has a choice; `asking`: a call waits for its answer; `telling`: what came of it is shown event by event. */
type Phase = 'resting' | 'asking' | 'telling';

export interface TableState {
  phase: Phase;
  /** What lies on the table; null once something was staked for another round. */
  round: BlackjackRound | null;
  /** How many events of the round have been told, and whether the card of the last one has arrived. */
  told: number;
  arrived: boolean;
  /** Cards that lay there when the page was opened are not dealt again. */
  still: boolean;
  caption: string;
}

export type TableChange =
  | { type: 'stakesChanged'; caption: string }
  | { type: 'asked' }
  | { type: 'refused'; caption: string }
  | { type: 'answered'; round: BlackjackRound; told: number }
  | { type: 'event'; told: number; caption: string | undefined }
  | { type: 'arrived'; caption: string | undefined }
  | { type: 'rested'; caption: string };

export function firstState(round: BlackjackRound | null, caption: string): TableState {
  const told = round?.outcome.events.length ?? 0;
  return { phase: 'resting', round, told, arrived: true, still: true, caption };
}

export function reduceTable(state: TableState, change: TableChange): TableState {
  switch (change.type) {
    case 'stakesChanged':
      return { ...state, round: null, caption: change.caption };
    case 'asked':
      return { ...state, phase: 'asking', caption: '' };
    case 'refused':
      return { ...state, phase: 'resting', caption: change.caption };
    case 'answered':
      return { ...state, phase: 'telling', round: change.round, told: change.told, still: false };
    case 'event':
      return { ...state, told: change.told, arrived: false, caption: change.caption ?? state.caption };
    case 'arrived':
      return { ...state, arrived: true, caption: change.caption ?? state.caption };
    case 'rested':
      return { ...state, phase: 'resting', caption: change.caption };
  }
}

/** Whether no round goes on: chips may be put, once nothing is asked or told any more. */
export function isOver({ round }: Pick<TableState, 'round'>): boolean {
  return !round || round.outcome.phase === 'SETTLED';
}
