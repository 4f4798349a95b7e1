import type { SpotStakes } from '@fairhouse/game-math';
import { useState } from 'preact/hooks';
import { useStore } from '../page/store.ts';
import type { PlaySession } from '../round/play-session.ts';
import { sound } from '../win/sound.ts';
import { betsOf, type ChipLimits, type Placed, type Placing, place, takeOff, totalOf } from './chips.ts';

interface ChipTable extends Omit<ChipLimits, 'tableMax'> {
  /** Where the game's own stakes are not those of chips. */
  stakes?: SpotStakes;
  nameOf(spot: string): string;
  /** Stakes on a place are multiples of this, in minor units, where it is more than the table's own step. */
  stepOn?(spot: string): number;
}

/** The chips on a layout that were put there and those of the bet before, with what can be done with them. */
export function useChips(session: PlaySession, table: ChipTable, from: { laid: Placed[]; former: Placed[] }) {
  const { texts, money, opened } = session;
  const stakes = table.stakes ?? (opened.stakes as SpotStakes);
  const { balance } = useStore(session.state);
  const [chip, setChip] = useState(stakes.chips[0]!);
  const [placed, setPlaced] = useState(from.laid);
  const [former, setFormer] = useState(from.former);
  const limits = { tableMax: stakes.tableMax, mostOn: table.mostOn };

  function taken(placing: Placing, spot: string): placing is Extract<Placing, { ok: true }> {
    if (placing.ok) {
      session.state.set({ refusal: null });
      return true;
    }
    const most = money('most' in placing ? placing.most : 0);
    const message = {
      spot_full: () => texts.layout.spotFull(table.nameOf(spot), most),
      table_full: () => texts.layout.tableFull(most),
      too_many_spots: () => texts.layout.tooManySpots,
      balance_short: () => texts.layout.balanceShort,
    }[placing.reason]();
    const code = placing.reason === 'balance_short' ? 'NOT_ENOUGH_MONEY' : 'STAKE_NOT_ALLOWED';
    session.state.set({ refusal: { code, message } });
    return false;
  }

  return {
    stakes,
    chip,
    setChip,
    placed,
    former,
    bets: betsOf(placed),
    total: totalOf(placed),
    /** Puts the chosen chip on a place beside what lies on the table; undefined when it is not taken. */
    put(spot: string, lying: readonly Placed[]): Placed[] | undefined {
      const step = table.stepOn?.(spot) ?? stakes.step;
      const placing = place(lying, { spot, stake: Math.ceil(chip / step) * step }, limits, balance);
      if (!taken(placing, spot)) return undefined;
      sound('chip');
      setPlaced(placing.placed);
      return placing.placed;
    },
    /** Lays the bet before again, or another beside what lies there; false when the table or the balance does not carry it. */
    repeat(bets: readonly Placed[] = former, lying: readonly Placed[] = []): boolean {
      let again = [...lying];
      for (const bet of bets) {
        const placing = place(again, bet, limits, balance);
        if (!taken(placing, bet.spot)) return false;
        again = placing.placed;
      }
      sound('chip');
      setPlaced(again);
      return true;
    },
    lay: setPlaced,
    keep: setFormer,
    undo: () => setPlaced(placed.slice(0, -1)),
    takeOff: (spot: string) => setPlaced(takeOff(placed, spot)),
    clear: () => setPlaced([]),
  };
}

export type Chips = ReturnType<typeof useChips>;
