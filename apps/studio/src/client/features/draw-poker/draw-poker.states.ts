import type { Card, DrawnHand, DrawPokerOutcome } from '@fairhouse/game-math';
import type { CardShown } from '../../ui/cards/card.tsx';

/** One of the five places on the table. */
interface Place {
  card: CardShown | null;
  /** Another card at this place is another card on the screen. */
  key: string;
  from: 'shoe' | 'there';
}

const size = 5;
/** All places, as bits: bit i is place i. */
export const allPlaces = (1 << size) - 1;

/** `idle`: nothing is under way; `dealing`, `drawing`: cards go and come; `doubling`: a win is put at
 * risk; `counting`: the win is counted up. */
type Phase = 'idle' | 'dealing' | 'drawing' | 'doubling' | 'counting';

/** What the table shows of a round. */
interface Table {
  places: Place[];
  /** The line of the table of pays that the hand makes; -1 for none. */
  line: number;
  win: number | null;
  /** By how many stakes the hand paid. */
  pays: number;
  caption: string;
  /** Of a round of several hands, once they are drawn: the line of the first, and the others. */
  several: SeveralDrawn | null;
  /** The dealer's card and four others lie in the places of the hand; `picked` is a place, null until one is picked. */
  duel: { picked: number | null } | null;
}

export interface SeveralDrawn {
  first: number;
  others: readonly DrawnHand[];
}

export interface TableState extends Table {
  phase: Phase;
  /** Places that are held, as bits. */
  held: number;
  /** Places whose cards go away, as bits. */
  leaving: number;
  /** How many cards were dealt: tells those of one place apart. */
  dealt: number;
  /** As it was before a bet that waits for its answer. */
  before: Table | null;
}

export type TableEvent =
  | { type: 'bet' }
  | { type: 'betRefused' }
  | { type: 'toggled'; place: number }
  | { type: 'drew'; held: number }
  | { type: 'drawRefused'; line: number; caption: string }
  | { type: 'answered'; held: number }
  | { type: 'cleared'; places: number }
  | { type: 'laid'; place: number; card: CardShown }
  | { type: 'choosing'; line: number; caption: string }
  | { type: 'othersDrawn'; several: SeveralDrawn }
  | { type: 'offered'; line: number; pays: number; won: number; caption: string }
  | { type: 'doubling' }
  | { type: 'duel'; caption: string }
  | { type: 'picked'; place: number; cards: readonly Card[] }
  | { type: 'duelRefused'; caption: string }
  | { type: 'finished'; line: number; pays: number; caption: string }
  | { type: 'counting' }
  | { type: 'counted'; win: number; isOver: boolean };

/** Cards of a round as they lie: the hand, or the dealer's and the four of an open try. */
function lyingCards(round: DrawPokerOutcome | null, isOpen: boolean): readonly CardShown[] {
  const last = isOpen ? round?.doubled?.tries.at(-1) : undefined;
  if (last) return [last.dealer, ...(last.cards ?? Array<CardShown>(size - 1).fill('??'))];
  return round?.drawn ?? round?.dealt ?? [];
}

/** `there`: the round whose cards lie on the table from the beginning; `line`: what a open hand makes so far. */
export function firstState(from: {
  there: DrawPokerOutcome | null;
  isOpen: boolean;
  line: number;
  caption: string;
}): TableState {
  const cards = lyingCards(from.there, from.isOpen);
  const last = from.isOpen ? from.there?.doubled?.tries.at(-1) : undefined;
  return {
    phase: 'idle',
    // Face down where there are none.
    places: Array.from({ length: size }, (_, i) => ({ card: cards[i] ?? '??', key: `${i}-lying`, from: 'there' })),
    line: from.line,
    win: (from.isOpen && from.there?.doubled?.won) || null,
    pays: 0,
    caption: from.caption,
    several: from.there?.others ? { first: from.there.line, others: from.there.others } : null,
    duel: last ? { picked: placeOf(last.picked) } : null,
    held: 0,
    leaving: 0,
    dealt: 0,
    before: null,
  };
}

/** The dealer's card lies in the first place. */
const placeOf = (picked: number | null) => (picked === null ? null : picked + 1);

export function reduceTable(state: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'bet': {
      const { places, line, win, pays, caption, several, duel } = state;
      const before = { places, line, win, pays, caption, several, duel };
      const blank = { line: -1, win: null, pays: 0, caption: '', several: null, duel: null };
      return { ...state, ...blank, before, phase: 'dealing', held: 0, leaving: allPlaces };
    }
    case 'betRefused':
      return { ...state, ...state.before, before: null, phase: 'idle', leaving: 0 };
    case 'toggled':
      return { ...state, held: state.held ^ (1 << event.place) };
    case 'drew':
      return { ...state, phase: 'drawing', line: -1, caption: '', leaving: allPlaces & ~event.held };
    case 'drawRefused':
      return { ...state, phase: 'idle', leaving: 0, line: event.line, caption: event.caption };
    case 'answered':
      return { ...state, held: event.held };
    case 'cleared':
      return {
        ...state,
        leaving: 0,
        places: state.places.map((place, i) =>
          (event.places >> i) & 1 ? { card: null, key: '', from: 'there' } : place,
        ),
      };
    case 'laid': {
      const dealt = state.dealt + 1;
      const laid: Place = { card: event.card, key: `${event.card}-${dealt}`, from: 'shoe' };
      return { ...state, dealt, places: state.places.with(event.place, laid) };
    }
    case 'choosing':
      return { ...state, phase: 'idle', before: null, line: event.line, caption: event.caption };
    case 'othersDrawn':
      return { ...state, several: event.several };
    case 'offered': {
      const { line, pays, won: win, caption } = event;
      return { ...state, phase: 'idle', before: null, line, pays, win, caption };
    }
    case 'doubling':
      return { ...state, phase: 'doubling', caption: '', leaving: allPlaces, duel: state.duel && { picked: null } };
    case 'duel':
      return { ...state, phase: 'idle', held: 0, line: -1, caption: event.caption, duel: { picked: null } };
    case 'picked': {
      const { place, cards } = event;
      const places = state.places.map((lying, i): Place => (i === 0 ? lying : { ...lying, card: cards[i - 1]! }));
      return { ...state, phase: 'doubling', places, caption: '', duel: { picked: place } };
    }
    case 'duelRefused':
      return { ...state, phase: 'idle', leaving: 0, caption: event.caption };
    case 'finished':
      return {
        ...state,
        phase: 'idle',
        before: null,
        line: event.line,
        pays: event.pays,
        caption: event.caption,
      };
    case 'counting':
      return { ...state, phase: 'counting' };
    case 'counted':
      return { ...state, win: event.win, phase: event.isOver ? 'idle' : state.phase };
  }
}
