import type { CompareOutcome } from '@fairhouse/game-math';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { type Placed, totalOf } from '../../lib/stake/chips.ts';
import { useChips } from '../../lib/stake/use-chips.ts';
import { sound } from '../../lib/win/sound.ts';
import { spotName, wordsOf } from '../../ui/compare/texts.ts';
import { gameIn } from './screen.ts';

interface TableNow {
  /** Chips may be put. */
  betting: boolean;
  /** The result of the last round is shown: its chips are taken off with the first new one. */
  hasResult: boolean;
  /** Something else is staked than before; `said` is what. */
  changed: (said: string) => void;
}

/** The chips on the spots of the table, and what may be done with them now. */
export function useTableChips(
  session: PlaySession,
  from: { laid: CompareOutcome | null; former: CompareOutcome | null },
  { betting, hasResult, changed }: TableNow,
) {
  const { texts, money } = session;
  const words = wordsOf(texts);
  const { spots } = gameIn(session).definition;
  const nameOf = (id: string) => spotName(spots.find((spot) => spot.id === id)!, words);
  const laid = { laid: placedIn(from.laid), former: placedIn(from.former) };
  const { stakes, chip, setChip, bets, total, placed, former, ...chips } = useChips(session, { nameOf }, laid);
  const { placeBets, onSpot } = texts.layout;
  const on = (id: string, of: readonly Placed[]) => totalOf(of.filter(({ spot }) => spot === id));

  /** Takes chips away, heard as they are put. */
  function take(away: () => void) {
    sound('chip');
    session.state.set({ refusal: null });
    away();
    changed(placeBets);
  }
  const pick = (chip: number | undefined) => chip !== undefined && betting && setChip(chip);

  return {
    stakes,
    chip,
    setChip,
    bets,
    total,
    totalOn: (id: string) => on(id, placed),
    canUndo: betting && !hasResult && placed.length > 0,
    canClear: betting && placed.length > 0,
    canRepeat: betting && former.length > 0 && (hasResult || placed.length === 0),
    put(id: string) {
      const lies = betting && chips.put(id, hasResult ? [] : placed);
      if (lies) changed(onSpot(nameOf(id), money(on(id, lies))));
    },
    takeOff: (id: string) => betting && !hasResult && take(() => chips.takeOff(id)),
    undo: () => take(chips.undo),
    clearTable: () => take(chips.clear),
    repeat: () => chips.repeat() && changed(placeBets),
    pickChip: (place: number) => pick(stakes.chips[place]),
    stepChip: (up: boolean) => pick(stakes.chips[stakes.chips.indexOf(chip) + (up ? 1 : -1)]),
    /** Lays what a round was played with. */
    lay(outcome: CompareOutcome) {
      chips.lay(placedIn(outcome));
      chips.keep(placedIn(outcome));
    },
  };
}

function placedIn(outcome: CompareOutcome | null): Placed[] {
  return outcome ? outcome.bets.map(({ spot, stake }) => ({ spot, stake })) : [];
}
