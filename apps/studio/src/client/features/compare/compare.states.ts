import type { CompareOutcome } from '@fairhouse/game-math';

/** A round as far as it has been shown. */
interface Shown {
  outcome: CompareOutcome | null;
  /** How many steps of its story. */
  beats: number;
  /** Tells the cards of one round from those of another. */
  round: number;
  /** Cards that lay there when the page was opened are not dealt again. */
  still: boolean;
}

/** `betting`: chips are put; `leaving`: the cards of the last round go away; `playing`: a round is shown or decided; `finished`: its result is shown. */
type Phase = 'betting' | 'leaving' | 'playing' | 'finished';

export interface TableState {
  phase: Phase;
  shown: Shown;
  /** On the first spot lies as much again. */
  raised: boolean;
  /** The result of the round, until a chip is put for the next. */
  result: { outcome: CompareOutcome; stake: number } | null;
  caption: string;
}

export type TableEvent =
  | { type: 'chipsChanged'; caption: string }
  | { type: 'bet' }
  | { type: 'betRefused'; caption: string }
  | { type: 'betTaken'; raised: boolean }
  | { type: 'cleared' }
  | { type: 'decided'; raised: boolean }
  | { type: 'decisionTaken'; raised: boolean }
  | { type: 'decisionRefused'; caption: string }
  | { type: 'beat'; outcome: CompareOutcome; beats: number; caption: string | undefined }
  | { type: 'asked'; caption: string }
  | { type: 'finished'; outcome: CompareOutcome; stake: number; caption: string };

/** `beats`: how many steps the story of the round on the table has. */
export function firstState(from: { there: CompareOutcome | null; beats: number; caption: string }): TableState {
  return {
    phase: 'betting',
    shown: { outcome: from.there, beats: from.beats, round: 0, still: true },
    raised: false,
    result: null,
    caption: from.caption,
  };
}

export function reduceTable(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'chipsChanged':
      return { ...state, phase: 'betting', result: null, raised: false, caption: event.caption };
    case 'bet':
      return { ...state, phase: 'leaving', result: null, raised: false, caption: '' };
    case 'betRefused':
      return { ...state, phase: 'betting', caption: event.caption };
    case 'betTaken':
      return { ...state, raised: event.raised };
    case 'cleared': {
      const shown = { outcome: null, beats: 0, round: state.shown.round + 1, still: false };
      return { ...state, phase: 'playing', shown };
    }
    case 'decided':
      return { ...state, phase: 'playing', raised: event.raised, caption: '' };
    case 'decisionTaken':
      return { ...state, raised: event.raised };
    case 'decisionRefused':
      return { ...state, raised: false, caption: event.caption };
    case 'beat': {
      const { outcome, beats } = event;
      const caption = event.caption ?? state.caption;
      return { ...state, caption, shown: { ...state.shown, outcome, beats, still: false } };
    }
    case 'asked':
      return { ...state, caption: event.caption };
    case 'finished': {
      const { outcome, stake, caption } = event;
      return { ...state, phase: 'finished', result: { outcome, stake }, caption };
    }
  }
}
