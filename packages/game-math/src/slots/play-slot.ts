import type { DrawBelow } from '../fair/stream.ts';
import { cellsOf, evaluate, payFor, scatterWin } from './evaluate.ts';
import { type HoldShown, playHold } from './hold.ts';
import {
  type Book,
  type Cell,
  columnAt,
  freeStrips,
  type LineWin,
  modeOf,
  rulesInMode,
  rulesOf,
  type ScatterWin,
  type SlotDefinition,
  type SlotMode,
  type SlotRules,
  type Strips,
  windowAt,
} from './slot.ts';
import { drawFrom, type Tumble, tumbleOf } from './tumble.ts';

export interface SlotBet {
  /** Minor units that a coin stands for: on each line, where lines pay. */
  coin: number;
  /** Whose pot is played for, where there is one. */
  currency?: string;
  /** Absent for the plain spin. */
  mode?: SlotMode['id'];
}

export type WinShown = LineWin & { win: number };

/** What falls after the first window of a spin. */
interface TumbleShown {
  window: string[][];
  lines: WinShown[];
  spots?: number[][];
}

interface ExpandedShown {
  symbol: string;
  reels: number[];
  win: number;
}

/** One spin as the page plays it back; `win` and `totalWin` in minor units, multiplier and cap applied. */
export interface SpinShown {
  mode: 'base' | 'free' | 'respin';
  multiplier: number;
  /** Where the strips stand, or the page of the book. */
  stops: number[];
  window: string[][];
  lines: WinShown[];
  scatter: (Omit<ScatterWin, 'coins'> & { win: number }) | null;
  win: number;
  totalWin: number;
  freeSpinsLeft: number;
  /** Multipliers of the cells of the first window. */
  spots?: number[][];
  tumbles?: TumbleShown[];
  /** What the wins of a tumble were multiplied by, their sum, where any stood at its end. */
  bombs?: { cell: Cell; times: number }[];
  /** The symbol of these free spins, and the reels that it filled. */
  special?: string;
  expanded?: ExpandedShown;
  /** Reels that stood, filled by a wild, when this spin began, and those that are filled after it. */
  held?: number[];
  filled?: number[];
  hold?: HoldShown;
  /** What the symbols that were not known turned out to be; the window shows it already. */
  mystery?: { symbol: string; cells: Cell[] };
  /** The symbol that the joined reels show; each of their stops is its place among those that there are. */
  colossal?: string;
  /** Wilds of former free spins that stand in the window, whatever the reels show beneath them. */
  stuck?: Cell[];
  /** The part at which the wheel came to rest, counted from 0. */
  wheel?: { part: number; win: number };
}

export interface SlotOutcome {
  kind: 'slot';
  coin: number;
  mode?: SlotMode['id'];
  capped: boolean;
  /** Of the reels. */
  win: number;
  spins: SpinShown[];
  /** What a round that takes the pot is paid beside; null before it is known how much lay in it. */
  pot?: number | null;
}

/** A whole round: the paid spin and every spin it leads to. Draws one number per reel and spin, or one per page, and one for what is not known then. */
export function playSlot(slot: SlotDefinition, { coin, mode }: SlotBet, below: DrawBelow): SlotOutcome {
  const rules = mode ? rulesInMode(slot, modeOf(slot, mode)) : rulesOf(slot);
  const round: Round = {
    rules,
    coin,
    below,
    cap: rules.maxWin * rules.stakeCoins * coin,
    total: 0,
    awarded: 0,
    left: 1,
    stuck: [],
    spins: [],
  };
  let special: string | undefined;
  while (round.left > 0 && round.total < round.cap) {
    const free = round.spins.length > 0;
    if (round.spins.length === 1 && rules.freeSpins!.expanding.length > 0)
      special = rules.freeSpins!.expanding[below(rules.freeSpins!.expanding.length)]!;
    round.left--;
    const book = free && rules.freeSpins!.book ? rules.freeSpins!.book : rules.book;
    if (book) tumbling(round, book, free);
    else spinning(round, free, special);
    if (rules.respins) respinning(round);
  }
  const capped = round.total === round.cap;
  return { kind: 'slot', coin, ...(mode && { mode }), capped, win: round.total, spins: round.spins };
}

interface Round {
  rules: SlotRules;
  coin: number;
  below: DrawBelow;
  cap: number;
  total: number;
  awarded: number;
  left: number;
  stuck: Cell[];
  spins: SpinShown[];
}

/** Writes what each win comes to beside it: they were found for this spin alone. */
function inMinor(lines: LineWin[], factor: number): WinShown[] {
  const shown = lines as WinShown[];
  for (const line of shown) line.win = line.coins * factor;
  return shown;
}

type Spin = Omit<SpinShown, 'win' | 'totalWin' | 'freeSpinsLeft' | 'scatter'>;

/** Writes a spin down: free spins granted up to their limit, the win up to the round's. */
function note(round: Round, spin: Spin, scatter: ScatterWin | null, coins: number, more = 0): void {
  const { rules, coin, spins } = round;
  const factor = spin.multiplier * coin;
  const granted = Math.min(scatter?.freeSpins ?? 0, (rules.freeSpins?.maxPerRound ?? 0) - round.awarded);
  round.awarded += granted;
  round.left += granted;
  const win = Math.min(coins * factor + more, round.cap - round.total);
  round.total += win;
  const shown = spin as SpinShown;
  shown.scatter = scatter && {
    count: scatter.count,
    cells: scatter.cells,
    win: scatter.coins * factor,
    freeSpins: granted,
  };
  shown.win = win;
  shown.totalWin = round.total;
  shown.freeSpinsLeft = round.left;
  spins.push(shown);
}

function spinning(round: Round, free: boolean, special: string | undefined): void {
  const { rules, coin, below } = round;
  const multiplier = free ? rules.freeSpins!.multiplier : 1;
  const drawn = drawWindow(round, free);
  const { stops, window } = drawn;
  const filled = rules.respins ? filledReels(rules, window, []) : [];
  const result = evaluate(rules, fillReels(rules, window, filled));
  const hold = free ? null : playHold(rules, window, coin, below);
  const expanded = special && expand(rules, window, special);
  const wheel = result.scatter && turnWheel(round);
  const lines = inMinor(result.lines, multiplier * coin);
  // What it has not is not written down: most spins have nothing of it.
  const spin: Spin = { mode: free ? 'free' : 'base', multiplier, stops, window, lines };
  if (special) spin.special = special;
  if (expanded)
    spin.expanded = { symbol: expanded.symbol, reels: expanded.reels, win: expanded.coins * multiplier * coin };
  if (filled.length > 0) spin.filled = filled;
  if (hold) spin.hold = hold;
  if (drawn.mystery) spin.mystery = drawn.mystery;
  if (drawn.colossal) spin.colossal = drawn.colossal;
  if (drawn.stuck) spin.stuck = drawn.stuck;
  if (wheel) spin.wheel = wheel;
  note(round, spin, result.scatter, result.coins + (expanded ? expanded.coins : 0), hold?.win ?? wheel?.win ?? 0);
}

/** What a spin shows, with all that is drawn beside the stops. */
function drawWindow(
  round: Round,
  free: boolean,
): Pick<SpinShown, 'stops' | 'window' | 'mystery' | 'colossal' | 'stuck'> {
  const { rules, below } = round;
  const { mystery, colossal, sticky } = rules;
  const strips: Strips = free ? freeStrips(rules) : rules.strips;
  if (colossal && (free || below(colossal.oneIn) === 0)) {
    const place = below(colossal.symbols.length);
    const symbol = colossal.symbols[place]!;
    const [first, last] = colossal.reels;
    const isJoined = (reel: number) => reel >= first && reel <= last;
    const stops = strips.map((strip, reel) => (isJoined(reel) ? place : below(strip.length)));
    const window = strips.map((strip, reel) =>
      isJoined(reel) ? Array<string>(rules.rows).fill(symbol) : columnAt(strip, stops[reel]!, rules.rows),
    );
    return { stops, window, colossal: symbol };
  }
  const stops = strips.map((strip) => below(strip.length));
  const window = windowAt(rules, stops, strips);
  if (mystery) {
    const symbol = drawFrom(mystery.becomes, below);
    const cells = cellsOf(window, (shown) => shown === mystery.symbol);
    if (cells.length === 0) return { stops, window };
    for (const [reel, row] of cells) window[reel]![row] = symbol;
    return { stops, window, mystery: { symbol, cells } };
  }
  if (!free || !sticky) return { stops, window };
  const { stuck } = round;
  const wild = Object.keys(rules.wilds)[0]!;
  for (const [reel, row] of stuck) window[reel]![row] = wild;
  round.stuck = cellsOf(window, (shown) => shown === wild);
  return { stops, window, ...(stuck.length > 0 && { stuck }) };
}

function turnWheel({ rules: { wheel, stakeCoins }, coin, below }: Round): SpinShown['wheel'] {
  if (!wheel) return undefined;
  const part = below(wheel.parts.length);
  return { part, win: wheel.parts[part]! * stakeCoins * coin };
}

/** A symbol that fills the reels it stands on, and then pays for so many reels on every line, adjoining or not. */
function expand(
  rules: SlotRules,
  window: string[][],
  symbol: string,
): { symbol: string; reels: number[]; coins: number } | undefined {
  const reels = window.flatMap((column, reel) => (column.includes(symbol) ? [reel] : []));
  const pay = payFor(rules, symbol, reels.length);
  return pay === 0 ? undefined : { symbol, reels, coins: pay * rules.lines.length };
}

const filledReels = (rules: SlotRules, window: string[][], held: readonly number[]): number[] =>
  window.flatMap((column, reel) => (!held.includes(reel) && column.some((one) => one in rules.wilds) ? [reel] : []));

/** Wilds fill their reels, those stand, and the others spin: again for as long as a spin fills another. */
function respinning(round: Round): void {
  const { rules, coin, below } = round;
  const held: number[] = [];
  for (let spin = 0; spin < rules.respins!.most && round.total < round.cap; spin++) {
    const before = round.spins.at(-1)!;
    if (!before.filled?.length) return;
    held.push(...before.filled);
    held.sort((a, b) => a - b);
    const stops = rules.strips.map((strip, reel) => (held.includes(reel) ? before.stops[reel]! : below(strip.length)));
    const window = fillReels(rules, windowAt(rules, stops), held);
    const filled = filledReels(rules, window, held);
    const { lines, scatter, coins } = evaluate(rules, fillReels(rules, window, filled));
    note(
      round,
      {
        mode: 'respin',
        multiplier: 1,
        stops,
        window,
        lines: inMinor(lines, coin),
        held: held.slice(),
        ...(filled.length > 0 && { filled }),
      },
      scatter,
      coins,
    );
  }
}

/** The window with those reels filled by the wild that has no multiplier of its own. */
function fillReels(rules: SlotRules, window: string[][], reels: readonly number[]): string[][] {
  if (reels.length === 0) return window;
  const wild = Object.keys(rules.wilds)[0]!;
  return window.map((column, reel) => (reels.includes(reel) ? column.map(() => wild) : column));
}

function tumbling(round: Round, book: Book, free: boolean): void {
  const { rules, coin, below } = round;
  const multiplier = free ? rules.freeSpins!.multiplier : 1;
  const page = below(book.pages);
  const { steps, bombs } = tumbleOf(rules, book, page);
  const { coins, times, scatter } = worthOf(rules, { steps, bombs });
  for (const { lines } of steps) inMinor(lines, multiplier * coin);
  const [{ window, lines, spots }, ...tumbles] = steps as [TumbleShown, ...TumbleShown[]];
  const spin: Spin = { mode: free ? 'free' : 'base', multiplier, stops: [page], window, lines };
  if (spots) spin.spots = spots;
  if (tumbles.length > 0) spin.tumbles = tumbles;
  if (times > 1) spin.bombs = bombs;
  note(round, spin, scatter, coins);
}

/** What a tumble is worth: its wins times the sum of its bombs, and the scatters that stand at its end. */
export function worthOf(
  rules: SlotRules,
  { steps, bombs }: Tumble,
): { coins: number; times: number; scatter: ScatterWin | null } {
  let won = 0;
  for (const { lines } of steps) for (const { coins } of lines) won += coins;
  let sum = 0;
  for (const bomb of bombs) sum += bomb.times;
  const times = won === 0 ? 1 : Math.max(1, sum);
  const scatter = scatterWin(rules, steps.at(-1)!.window);
  return { coins: won * times + (scatter?.coins ?? 0), times, scatter };
}
