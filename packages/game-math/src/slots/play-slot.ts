import type { DrawBelow } from '../fair/stream.ts';
import { evaluate, type LineWin, type ScatterWin, type SlotDefinition, windowAt } from './slot.ts';

export interface SlotBet {
  /** Minor units on each line. */
  coin: number;
}

/** One spin as the page plays it back; `win` and `totalWin` in minor units, multiplier and cap applied. */
export interface SpinShown {
  mode: 'base' | 'free';
  multiplier: number;
  stops: number[];
  window: string[][];
  lines: (LineWin & { win: number })[];
  scatter: (Omit<ScatterWin, 'coins'> & { win: number }) | null;
  win: number;
  totalWin: number;
  freeSpinsLeft: number;
}

export interface SlotOutcome {
  kind: 'slot';
  coin: number;
  capped: boolean;
  win: number;
  spins: SpinShown[];
}

/** A whole round: the paid spin and every free spin it leads to. Draws one number per reel and spin. */
export function playSlot(slot: SlotDefinition, { coin }: SlotBet, below: DrawBelow): SlotOutcome {
  const capMinor = slot.maxWin * slot.lines.length * coin;
  const spins: SpinShown[] = [];
  let left = 1;
  let awarded = 0;
  let total = 0;
  while (left > 0 && total < capMinor) {
    left--;
    const multiplier = spins.length === 0 ? 1 : slot.freeSpins.multiplier;
    const stops = slot.strips.map((strip) => below(strip.length));
    const result = evaluate(slot, windowAt(slot, stops));
    const granted = Math.min(result.scatter?.freeSpins ?? 0, slot.freeSpins.maxPerRound - awarded);
    awarded += granted;
    left += granted;
    const win = Math.min(result.coins * multiplier * coin, capMinor - total);
    total += win;
    const inMinor = (coins: number) => coins * multiplier * coin;
    spins.push({
      mode: spins.length === 0 ? 'base' : 'free',
      multiplier,
      stops,
      window: result.window,
      lines: result.lines.map((line) => ({ ...line, win: inMinor(line.coins) })),
      scatter: result.scatter && {
        count: result.scatter.count,
        cells: result.scatter.cells,
        win: inMinor(result.scatter.coins),
        freeSpins: granted,
      },
      win,
      totalWin: total,
      freeSpinsLeft: left,
    });
  }
  return { kind: 'slot', coin, capped: total === capMinor, win: total, spins };
}
