import type { Round } from '../../lib/round/wire.ts';

export const mostLastNumbers = 12;

/** `betting`: chips are put; `spinning`: the wheel turns, or the ball has just fallen; `result`: its result is shown. */
export type Phase = 'betting' | 'spinning' | 'result';

export interface TableState {
  phase: Phase;
  /** Where the ball lies; null while chips are put, and until it has fallen. */
  landed: number | null;
  result: Round | null;
  /** The last numbers, the latest first. */
  numbers: readonly number[];
  caption: string;
}

export type TableEvent =
  | { type: 'numbersRead'; numbers: readonly number[] }
  | { type: 'chipsChanged'; caption: string }
  | { type: 'spun'; caption: string }
  | { type: 'refused'; caption: string }
  | { type: 'landed'; number: number; caption: string }
  | { type: 'finished'; round: Round; number: number; caption: string };

export function firstState(leftNumber: number | null, caption: string): TableState {
  const numbers = leftNumber === null ? [] : [leftNumber];
  return { phase: 'betting', landed: null, result: null, numbers, caption };
}

export function reduceTable(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'numbersRead':
      // Those of this visit stay: with them, the list has begun already.
      return state.numbers.length > 1 ? state : { ...state, numbers: event.numbers.slice(0, mostLastNumbers) };
    case 'chipsChanged':
      return { ...state, phase: 'betting', landed: null, result: null, caption: event.caption };
    case 'spun':
      return { ...state, phase: 'spinning', landed: null, result: null, caption: event.caption };
    case 'refused':
      return { ...state, phase: 'betting', caption: event.caption };
    case 'landed':
      return { ...state, landed: event.number, caption: event.caption };
    case 'finished': {
      const { round, number, caption } = event;
      return {
        ...state,
        phase: 'result',
        result: round,
        numbers: [number, ...state.numbers].slice(0, mostLastNumbers),
        caption,
      };
    }
  }
}
