import type { DiceTableOutcome } from '@fairhouse/game-math';
import type { Round } from '../../lib/round/wire.ts';

/**
 * `betting`: chips are put for a round; `throwing`: the dice are on their way; `open`: a round of several throws is open; `finished`: its
 * result is shown until the next chip.
 */
type Phase = 'betting' | 'throwing' | 'open' | 'finished';

export interface TableState {
  phase: Phase;
  /** The round on the table; null while chips are put for a new one. */
  shown: DiceTableOutcome | null;
  result: Round | null;
  caption: string;
}

export type TableEvent =
  | { type: 'chipsChanged'; caption: string }
  | { type: 'thrown'; caption: string }
  | { type: 'added' }
  | { type: 'refused'; caption: string }
  | { type: 'fell'; outcome: DiceTableOutcome }
  | { type: 'continued'; caption: string }
  | { type: 'finished'; round: Round; caption: string };

/** `kept`: a round that was left and is still open. */
export function firstState(kept: DiceTableOutcome | null, caption: string): TableState {
  return { phase: kept ? 'open' : 'betting', shown: kept, result: null, caption };
}

export function reduceTable(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'chipsChanged':
      return { phase: 'betting', shown: null, result: null, caption: event.caption };
    case 'thrown':
      return { ...state, phase: 'throwing', result: null, caption: event.caption };
    case 'added':
      return { ...state, result: null };
    case 'refused':
      return { ...state, phase: state.shown ? 'open' : 'betting', caption: event.caption };
    case 'fell':
      return { ...state, shown: event.outcome };
    case 'continued':
      return { ...state, phase: 'open', caption: event.caption };
    case 'finished':
      return { ...state, phase: 'finished', result: event.round, caption: event.caption };
  }
}
