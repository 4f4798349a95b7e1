import type { DealerPokerOutcome } from '@fairhouse/game-math';
import type { CardShown } from '../../ui/cards/card.tsx';

export const rows = ['dealer', 'board', 'player'] as const;
export type Row = (typeof rows)[number];

/** A card on the table. */
export interface Laid {
  card: CardShown;
  key: string;
  from: 'shoe' | 'there';
}

type Laying = Record<Row, Laid[]>;

/**
 * `choosing`: no result is shown, a stake may be chosen; `clearing`: the cards of the last round go away; `playing`: cards come down, or
 * the player decides; `finished`: all cards are turned, hands are named and the result is said.
 */
type Phase = 'choosing' | 'clearing' | 'playing' | 'finished';

/** What the table shows. */
interface Table {
  phase: Phase;
  laid: Laying;
  /** What the stakes on the table are: of the open round, or of the last one until something else is chosen. */
  shown: DealerPokerOutcome | null;
  win: number | null;
  caption: string;
}

export interface TableState extends Table {
  /** Whether the bet beside the ante is chosen. */
  side: boolean;
  /** A further stake that is on its way to the table. */
  putting: number;
  /** How many rounds were dealt: tells their cards apart. */
  deals: number;
  /** As it was before a bet that waits for its answer. */
  before: Table | null;
}

export type TableEvent =
  | { type: 'chosen'; caption: string; side?: boolean }
  | { type: 'bet' }
  | { type: 'betRefused' }
  | { type: 'acted'; putting: number }
  | { type: 'actionRefused'; caption: string }
  | { type: 'answered'; outcome: DealerPokerOutcome }
  | { type: 'cleared' }
  | { type: 'laid'; row: Row; place: number; card: CardShown; from: Laid['from'] }
  | { type: 'asked'; caption: string }
  | { type: 'finished'; outcome: DealerPokerOutcome; win: number; caption: string };

const nothing: Laying = { dealer: [], board: [], player: [] };

/** `there`: the round whose cards lie on the table from the beginning; `kept`: the same where it is still open. */
export function firstState(from: {
  there: DealerPokerOutcome | null;
  kept: DealerPokerOutcome | null;
  side: boolean;
  caption: string;
}): TableState {
  return {
    phase: from.kept ? 'playing' : from.there ? 'finished' : 'choosing',
    laid: from.there ? lying(from.there) : nothing,
    shown: from.kept,
    win: null,
    caption: from.caption,
    side: from.side,
    putting: 0,
    deals: 0,
    before: null,
  };
}

export function reduceTable(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'chosen':
      return { ...state, shown: null, win: null, caption: event.caption, side: event.side ?? state.side };
    case 'bet': {
      const { phase, laid, shown, win, caption } = state;
      const before = { phase, laid, shown, win, caption };
      return { ...state, before, phase: 'clearing', shown: null, win: null, caption: '' };
    }
    case 'betRefused':
      return { ...state, ...state.before, before: null };
    case 'acted':
      return { ...state, putting: event.putting, caption: '' };
    case 'actionRefused':
      return { ...state, putting: 0, caption: event.caption };
    case 'answered':
      // An open round may have been found in place of the one asked for: its stakes are those that are played.
      return {
        ...state,
        before: null,
        putting: 0,
        side: event.outcome.side,
        shown: { ...event.outcome, result: null },
      };
    case 'cleared':
      return { ...state, phase: 'playing', laid: nothing, deals: state.deals + 1 };
    case 'laid':
      return { ...state, laid: withCard(state, event) };
    case 'asked':
      return { ...state, caption: event.caption };
    case 'finished':
      return { ...state, phase: 'finished', shown: event.outcome, win: event.win, caption: event.caption };
  }
}

function withCard(
  { laid, deals }: TableState,
  { row, place, card, from }: Extract<TableEvent, { type: 'laid' }>,
): Laying {
  const cards = laid[row].slice();
  cards[place] = { card, from, key: `${row}-${place}-${deals}` };
  return { ...laid, [row]: cards };
}

/** Cards that are on the table already. */
function lying(outcome: DealerPokerOutcome): Laying {
  const [dealer, board, player] = rows.map((row) =>
    outcome[row].map((card, place): Laid => ({ card, from: 'there', key: `${row}-${place}-0` })),
  ) as [Laid[], Laid[], Laid[]];
  return { dealer, board, player };
}
