import { payFor } from './evaluate.ts';
import { type Cell, freeStrips, rulesOf, type SlotDefinition, type SlotRules, type Strips } from './slot.ts';

/** Every outcome of one spin, counted. */
export interface Cycle {
  outcomes: number;
  /**
   * What follows → coins won → at how many positions. What follows is a number: the place among the awards of free spins,
   * from 1; the reels that wilds filled, as bits; the cells on which wilds stay, as bits; or how many coins were seen, from as
   * many as are held. 0: nothing.
   */
  counts: Map<number, Map<number, number>>;
}

interface SpinKind {
  free?: boolean;
  /** Reels that stand, filled by a wild, as bits. */
  held?: number;
  /** Cells on which wilds stay, as bits of `stickyCells`; in free spins of a slot that has such. */
  stuck?: number;
  /** In place of those that the spin is played by. */
  strips?: Strips;
}

/**
 * All positions of all reels. Goes down reel by reel and takes along what is still alive, so that most of the work is done
 * before the last reel: 33.5 million positions in half a second.
 */
export function countSpins(slot: SlotDefinition, kind: SpinKind = {}): Cycle {
  return countSpinsBy(slot, kind, [undefined])[0]!;
}

/** The same of free spins for each symbol that may expand in them, in one go. */
export function countExpanding(slot: SlotDefinition): Cycle[] {
  return countSpinsBy(slot, { free: true }, rulesOf(slot).freeSpins!.expanding);
}

function countSpinsBy(
  slot: SlotDefinition,
  { free = false, held = 0, stuck = 0, strips }: SpinKind,
  expanding: readonly (string | undefined)[],
): Cycle[] {
  const rules = rulesOf(slot);
  const sticky = free && rules.sticky;
  const shownBy = strips ?? (free ? freeStrips(rules) : rules.strips);
  const reels = packedReels(rules, shownBy, { held, expanding, sticky: sticky ? stickyCells(rules) : [], stuck });
  const last = rules.reels - 1;
  const entries = rules.way === 'ways' ? payingOf(rules) : rules.lines.map(() => -1);
  const alive = reels.map(() => new Int32Array(entries.length));
  const symbols = reels.map(() => new Int32Array(entries.length));
  const times = reels.map(() => new Float64Array(entries.length));
  const tallies = expanding.map(() => new Tally(rules.maxWin * rules.stakeCoins));
  const expandedPays = expanding.map((symbol) => expandedPaysOf(rules, symbol));
  const { weights, pays, best } = packedRules(rules);
  const shown = reels.map((): Uint8Array => new Uint8Array(0));
  const stops = reels.map(() => 0);
  const right = rules.way === 'both' ? fromTheRight(rules, reels) : undefined;
  const byLines = rules.way !== 'ways';
  const rowsOf = rules.lines.map((rows) => Int32Array.from(rows));

  const rest = reels.map((_, reel) => (reel < 2 ? [] : together(reels.slice(reel))));
  const enter = (seen: number, filled: number, spread: number, coins: number, positions: number): void => {
    const follows = sticky ? filled : follow(rules, seen, filled);
    const won = coins + scatterCoins(rules, seen);
    for (let i = 0; i < tallies.length; i++)
      tallies[i]!.add(follows, won + expandedPays[i]![(spread >> (3 * i)) & 7]!, positions);
  };

  const down = (
    depth: number,
    count: number,
    before: number,
    seen: number,
    filled: number,
    spread: number,
    positions: number,
  ): void => {
    const reel = reels[depth]!;
    const [from, symbolsBefore, timesBefore] =
      depth === 0 ? [undefined, undefined, undefined] : [alive[depth - 1]!, symbols[depth - 1]!, times[depth - 1]!];
    const [here, symbolsHere, timesHere] = [alive[depth]!, symbols[depth]!, times[depth]!];
    for (let stop = 0; stop < reel.columns.length; stop++) {
      const column = reel.columns[stop]!;
      const sums = reel.sums[stop]!;
      let coins = before;
      let left = 0;
      for (let i = 0; i < count; i++) {
        const entry = from ? from[i]! : i;
        const symbol = symbolsBefore ? symbolsBefore[i]! : entries[i]!;
        const product = timesBefore ? timesBefore[i]! : 1;
        let next = symbol;
        let weight: number;
        if (byLines) {
          const at = column[rowsOf[entry]![depth]!]!;
          if (symbol < 0 && weights[at] === 0) next = at;
          weight = at === next ? 1 : weights[at]!;
        } else weight = sums[symbol]!;
        if (weight === 0) coins += pays[symbol * (rules.reels + 1) + depth]! * product;
        else if (depth === last)
          coins += pays[(next < 0 ? best : next) * (rules.reels + 1) + rules.reels]! * product * weight;
        else if (next < 0 || pays[next * (rules.reels + 1) + rules.reels]! > 0) {
          here[left] = entry;
          symbolsHere[left] = next;
          timesHere[left++] = product * weight;
        }
      }
      const seenHere = seen + reel.seen[stop]!;
      const filledHere = filled | reel.filled[stop]!;
      const spreadHere = spread + reel.special[stop]!;
      const positionsHere = positions * reel.repeats[stop]!;
      shown[depth] = column;
      stops[depth] = stop;
      if (depth === last) {
        const won = right ? coins + right(shown, stop, stops[last - 1]!) : coins;
        enter(seenHere, filledHere, spreadHere, won, positionsHere);
      } else if (left > 0 || depth === 0 || right)
        down(depth + 1, left, coins, seenHere, filledHere, spreadHere, positionsHere);
      else
        for (const { seen: more, filled: fills, spread: wide, count: of } of rest[depth + 1]!)
          enter(seenHere + more, filledHere | fills, spreadHere + wide, coins, positionsHere * of);
    }
  };
  down(0, entries.length, 0, 0, 0, 0, 1);
  const outcomes = reels.reduce((product, { repeats }) => product * repeats.reduce((sum, of) => sum + of, 0), 1);
  return tallies.map((tally) => ({ outcomes, counts: tally.counts() }));
}

/** What a symbol that expands pays beside all else, by the number of reels that show it. */
function expandedPaysOf(rules: SlotRules, symbol: string | undefined): number[] {
  return Array.from({ length: 8 }, (_, reels) =>
    symbol === undefined ? 0 : payFor(rules, symbol, reels) * rules.lines.length,
  );
}

interface Rest {
  seen: number;
  filled: number;
  spread: number;
  count: number;
}

/** All positions of these reels by what they show beside wins: where nothing is alive any more, the rest is only that. */
function together(reels: readonly PackedReel[]): Rest[] {
  let all: Rest[] = [{ seen: 0, filled: 0, spread: 0, count: 1 }];
  for (const { columns, repeats, seen, filled, special } of reels) {
    const next = new Map<string, Rest>();
    for (const before of all)
      for (let stop = 0; stop < columns.length; stop++) {
        const now = {
          seen: before.seen + seen[stop]!,
          filled: before.filled | filled[stop]!,
          spread: before.spread + special[stop]!,
        };
        const key = `${now.seen} ${now.filled} ${now.spread}`;
        const known = next.get(key);
        const count = before.count * repeats[stop]!;
        if (known) known.count += count;
        else next.set(key, { ...now, count });
      }
    all = [...next.values()];
  }
  return all;
}

/** What a position leads to, by what was seen. */
function follow({ freeSpins, scatter, hold, respins, wheel }: SlotRules, seen: number, filled: number): number {
  if (respins) return filled;
  if (hold) return seen >= hold.from ? seen : 0;
  return (freeSpins || wheel) && scatter && seen >= scatter.from
    ? Math.min(seen - scatter.from + 1, scatter.pays.length)
    : 0;
}

/** What scatters win. */
function scatterCoins({ scatter, stakeCoins }: SlotRules, seen: number): number {
  if (!scatter || seen < scatter.from) return 0;
  return scatter.pays[Math.min(seen - scatter.from, scatter.pays.length - 1)]! * stakeCoins;
}

/**
 * What lines win from the right, where they do. The lines that are alive after two reels are the same for all that stands to
 * the left of them, so they are looked up by those two reels' stops.
 */
function fromTheRight(rules: SlotRules, reels: readonly PackedReel[]) {
  const { weights, pays } = packedRules(rules);
  const last = rules.reels - 1;
  const after = reels[last - 1]!.columns;
  const goesOn = (symbol: number, at: number) => at === symbol || weights[at] !== 0;
  const alive = reels[last]!.columns.map((column) =>
    after.map((before) => rules.lines.filter((rows) => goesOn(column[rows[last]!]!, before[rows[last - 1]!]!))),
  );
  return (shown: readonly Uint8Array[], lastStop: number, stopBefore: number): number => {
    let coins = 0;
    for (const rows of alive[lastStop]![stopBefore]!) {
      // The last reel has no wild.
      const symbol = shown[last]![rows[last]!]!;
      let reel = last - 2;
      while (reel >= 0 && goesOn(symbol, shown[reel]![rows[reel]!]!)) reel--;
      if (reel >= 0) coins += pays[symbol * (rules.reels + 1) + last - reel]!;
    }
    return coins;
  };
}

interface PackedRules {
  /** What a symbol multiplies by in place of another; 0 when it cannot stand there. */
  weights: Float64Array;
  /** pays[symbol · (reels + 1) + count] */
  pays: Float64Array;
  best: number;
}

const packed = new WeakMap<SlotRules, PackedRules>();

function packedRules(rules: SlotRules): PackedRules {
  const known = packed.get(rules);
  if (known) return known;
  const made: PackedRules = {
    weights: Float64Array.from(rules.symbols, (symbol) => rules.wilds[symbol] ?? 0),
    pays: new Float64Array(rules.symbols.length * (rules.reels + 1)),
    best: 0,
  };
  for (const [id, symbol] of rules.symbols.entries())
    for (let count = 0; count <= rules.reels; count++) {
      const tier = rules.tiers.findLastIndex((least) => count >= least);
      made.pays[id * (rules.reels + 1) + count] = tier < 0 ? 0 : (rules.pays[symbol]?.[tier] ?? 0);
    }
  packed.set(rules, made);
  return made;
}

const payingOf = (rules: SlotRules): number[] =>
  rules.symbols.flatMap((symbol, id) => (rules.pays[symbol] ? [id] : []));

/** The cells on which wilds of free spins can stay, in the order of their bits. */
export function stickyCells(rules: SlotRules): Cell[] {
  const reels = freeStrips(rules).flatMap((strip, reel) => (strip.some((one) => one in rules.wilds) ? [reel] : []));
  return reels.flatMap((reel) => Array.from({ length: rules.rows }, (_, row): Cell => [reel, row]));
}

interface PackedReel {
  /** What the reel can show, each once. */
  columns: Uint8Array[];
  /** At how many stops each of them is shown. */
  repeats: number[];
  /** How often each symbol, or what stands for it, is in the column. */
  sums: Float64Array[];
  /** Scatters, or the coins that are held. */
  seen: number[];
  /** The reel's own bit, where a wild fills it; those of the cells on which wilds stay. */
  filled: number[];
  /** Three bits for each symbol that may expand: whether the column shows it. */
  special: number[];
}

interface Overlay {
  held: number;
  expanding: readonly (string | undefined)[];
  sticky: readonly Cell[];
  stuck: number;
}

function packedReels(rules: SlotRules, strips: Strips, { held, expanding, sticky, stuck }: Overlay): PackedReel[] {
  const ids = new Map(rules.symbols.map((symbol, id) => [symbol, id]));
  const wild = ids.get(Object.keys(rules.wilds)[0] ?? '');
  const sought = rules.hold?.symbol ?? rules.scatter?.symbol;
  return strips.map((strip, reel) => {
    const stands = (held >> reel) & 1;
    const cells = sticky.flatMap(([x, row], bit) => (x === reel ? [[row, 1 << bit] as const] : []));
    const windows = stands
      ? [Array<number>(rules.rows).fill(wild!)]
      : strip.map((_, stop) =>
          Array.from({ length: rules.rows }, (__, row) => ids.get(strip[(stop + row) % strip.length]!)!),
        );
    for (const column of windows) for (const [row, bit] of cells) if (stuck & bit) column[row] = wild!;
    const fills = windows.map(
      (column) => rules.respins !== null && column.some((id) => rules.symbols[id]! in rules.wilds),
    );
    const all = windows.map((column, stop) => Uint8Array.from(fills[stop] ? column.map(() => wild!) : column));
    const repeats = new Map<string, number>();
    for (const column of all) repeats.set(column.join(), (repeats.get(column.join()) ?? 0) + 1);
    const columns = [...repeats.keys()].map((shown) => Uint8Array.from(shown.split(','), Number));
    const staying = (column: Uint8Array) =>
      cells.reduce((bits, [row, bit]) => (column[row] === wild ? bits | bit : bits), 0);
    const isFilled = (column: Uint8Array) => rules.respins !== null && !stands && column.every((id) => id === wild);
    const count = (column: Uint8Array, symbol: string | undefined) =>
      column.reduce((sum, id) => sum + (rules.symbols[id] === symbol ? 1 : 0), 0);
    return {
      columns,
      repeats: [...repeats.values()],
      sums: columns.map((column) =>
        Float64Array.from(rules.symbols, (_, own) =>
          column.reduce((sum, id) => sum + (id === own ? 1 : (rules.wilds[rules.symbols[id]!] ?? 0)), 0),
        ),
      ),
      seen: columns.map((column) => count(column, sought)),
      filled: columns.map((column) => (isFilled(column) ? 1 << reel : staying(column))),
      special: columns.map((column) =>
        expanding.reduce(
          (bits: number, symbol, i) => bits | (symbol !== undefined && count(column, symbol) > 0 ? 1 << (3 * i) : 0),
          0,
        ),
      ),
    };
  });
}

/** Counts by what follows and by coins; what is above the limit of a round counts as that. */
export class Tally {
  private readonly small = new Map<number, Float64Array>();
  private readonly large = new Map<number, Map<number, number>>();

  constructor(private readonly most: number) {}

  add(follows: number, won: number, times = 1): void {
    const coins = won > this.most ? this.most : won;
    let counts = this.small.get(follows);
    if (!counts) {
      counts = new Float64Array(1 << 14);
      this.small.set(follows, counts);
      this.large.set(follows, new Map());
    }
    if (coins < counts.length) counts[coins]! += times;
    else {
      const beyond = this.large.get(follows)!;
      beyond.set(coins, (beyond.get(coins) ?? 0) + times);
    }
  }

  counts(): Map<number, Map<number, number>> {
    return new Map(
      [...this.small].map(([follows, counts]) => {
        const all = new Map<number, number>();
        for (const [coins, count] of counts.entries()) if (count > 0) all.set(coins, count);
        for (const [coins, count] of this.large.get(follows)!) all.set(coins, count);
        return [follows, all];
      }),
    );
  }
}
