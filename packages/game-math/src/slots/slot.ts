import type { DeclaredFigures } from '../game.ts';
import type { PotRules } from '../pot.ts';

/** A slot of the first kind: lines from the left, a wild, scatters, free spins. Released ones keep their hash as they are. */
export interface LineSlot {
  code: string;
  version: number;
  name: string;
  reels: number;
  rows: number;
  symbols: readonly string[];
  wild: string;
  scatter: string;
  /** Symbol → coins for 3, 4 and 5 of a kind from the left. The wild stands only on the middle reels and has none. */
  pays: Readonly<Record<string, readonly [number, number, number]>>;
  /** Coins per stake coin for 3, 4 and 5 scatters anywhere: multiples of the total stake. */
  scatterPays: readonly [number, number, number];
  /** Row of the line on each reel, row 0 on top. */
  lines: readonly (readonly number[])[];
  /** One strip per reel, the same in the base game and in free spins. */
  strips: readonly (readonly string[])[];
  freeSpins: { awards: readonly [number, number, number]; multiplier: number; maxPerRound: number };
  /** The round ends when its win reaches this many stakes. */
  maxWin: number;
  declared: DeclaredFigures;
}

export type Strips = readonly (readonly string[])[];

/** How symbols win: on lines from the left, or from either side; on adjoining reels; touching one another; anywhere. */
type Way = 'lines' | 'both' | 'ways' | 'clusters' | 'anywhere';

/**
 * A book of boards for what tumbles: a page is drawn, and the board of that page and all that falls after it follow from the
 * page's number. Few enough pages that each is counted: what cannot be enumerated on strips is exact in this way.
 */
export interface Book {
  pages: number;
  /** Another salt, another board on the same page. */
  salt: number;
  /** How often a symbol falls, among the sum of all. */
  weights: Readonly<Record<string, number>>;
}

/** A slot by its rules; what it has not is null or empty. */
export interface SlotRules {
  code: string;
  version: number;
  name: string;
  reels: number;
  rows: number;
  symbols: readonly string[];
  /** A stake is so many coins; pays are counted in coins. */
  stakeCoins: number;
  way: Way;
  lines: readonly (readonly number[])[];
  /** From how many of a kind on each of the pays holds, rising. */
  tiers: readonly number[];
  pays: Readonly<Record<string, readonly number[]>>;
  /** Symbols that take the place of any that pays, each with what it multiplies the win by. */
  wilds: Readonly<Record<string, number>>;
  /** `pays` in stakes, for `from`, one more, two more and beyond. */
  scatter: { symbol: string; from: number; pays: readonly number[] } | null;
  strips: Strips;
  book: Book | null;
  freeSpins: {
    awards: readonly number[];
    multiplier: number;
    maxPerRound: number;
    /** Of the free spins, when they have their own. */
    strips: Strips;
    book: Book | null;
    /** One of these is drawn; where enough reels show it, it fills them and pays on every line. */
    expanding: readonly string[];
  } | null;
  /** A wild fills its reel, and the others spin again, at most so often. */
  respins: { most: number } | null;
  hold: HoldRules | null;
  /** What wins goes, and what stands above falls. */
  tumble: {
    /** A cell in which something won multiplies the next win there: 2, 4, 8 … up to this; 1 for never. */
    mostOfCell: number;
    /** What a falling symbol of this name multiplies the wins of its spin by, with weights; several add up. */
    bombs: { symbol: string; values: readonly (readonly [multiplier: number, weight: number])[] } | null;
  } | null;
  /** A symbol that is not known before the reels rest: one of these is drawn for all that are seen of it, with weights. */
  mystery: { symbol: string; becomes: readonly (readonly [symbol: string, weight: number])[] } | null;
  /**
   * Reels from one to another that turn as one and show one of these symbols over all their cells, each as likely as another:
   * in one of so many paid spins, and in every free one.
   */
  colossal: { reels: readonly [first: number, last: number]; oneIn: number; symbols: readonly string[] } | null;
  /** Scatters turn a wheel of equal parts: what the part says is paid, in stakes. */
  wheel: { parts: readonly number[] } | null;
  /** Wilds of free spins stay where they are to the last of them. */
  sticky: boolean;
  /** How many rows a reel has, drawn for every reel of every page of the book, with weights. */
  heights: readonly (readonly [rows: number, weight: number])[] | null;
  /** What wins after so many falls is multiplied by one more than their number, up to this; 1 for never. */
  rising: number;
  /** Shared with anyone who plays for the same pot. No figure of the reels knows of it. */
  pot: PotRules | null;
  /** Of the reels. */
  maxWin: number;
  /** Other ways to bet, at a price. */
  modes: readonly SlotMode[];
  declared: DeclaredFigures;
}

/** A way to bet at a price: the paid spin has strips of its own, all else stays. `ante` brings free spins more often, `buy` always. */
export interface SlotMode {
  id: 'ante' | 'buy';
  /** Coins that a round takes; pays and the limit of a win are counted as without it. */
  cost: number;
  strips: Strips;
  /** Returns and rates in per cent, the deviation in what the round cost. */
  declared: { return: string; hitRate: string; profitRate: string; deviation: string; largestWinOneIn: number };
}

/** What the first slots by features were released without a word of. */
type Later = Pick<SlotRules, 'mystery' | 'colossal' | 'wheel' | 'sticky' | 'heights' | 'rising'>;
const nothingLater: Later = { mystery: null, colossal: null, wheel: null, sticky: false, heights: null, rising: 1 };
const noPot = { pot: null };
const noModes = { modes: [] };
export type FormerSlotRules = Omit<SlotRules, keyof Later | 'pot' | 'modes'>;
/** A slot without a pot has no word of one. */
export type PotlessSlotRules = Omit<SlotRules, 'pot' | 'modes'>;
/** Nor one without modes of them. */
export type ModelessSlotRules = Omit<SlotRules, 'modes'>;

/** So many coins seen at once are held, and the free cells spin on until `respins` in a row have brought none. */
export interface HoldRules {
  symbol: string;
  from: number;
  respins: number;
  /** A free cell takes a coin in one of so many cases. */
  oneIn: number;
  /** What a coin pays, in stake coins, with weights. */
  values: readonly (readonly [coins: number, weight: number])[];
  /** Paid besides when every cell holds a coin. */
  full: number;
}

export type SlotDefinition = LineSlot | FormerSlotRules | PotlessSlotRules | ModelessSlotRules | SlotRules;

const lifted = new WeakMap<SlotDefinition, SlotRules>();

/** Any slot's rules in the one form that the engine plays. */
export function rulesOf(slot: SlotDefinition): SlotRules {
  if ('modes' in slot) return slot;
  const known = lifted.get(slot);
  if (known) return known;
  const rules = 'way' in slot ? { ...nothingLater, ...noPot, ...noModes, ...slot } : ofLines(slot);
  lifted.set(slot, rules);
  return rules;
}

function ofLines(slot: LineSlot): SlotRules {
  const { wild, scatter, scatterPays, freeSpins, lines, ...rest } = slot;
  return {
    ...rest,
    ...nothingLater,
    ...noPot,
    ...noModes,
    lines,
    stakeCoins: lines.length,
    way: 'lines',
    tiers: [3, 4, 5],
    wilds: { [wild]: 1 },
    scatter: { symbol: scatter, from: 3, pays: scatterPays },
    book: null,
    freeSpins: { ...freeSpins, strips: [], book: null, expanding: [] },
    respins: null,
    hold: null,
    tumble: null,
  };
}

/** Throws when the slot has no such mode: a bet has been read before. */
export function modeOf(slot: SlotDefinition, id: SlotMode['id']): SlotMode {
  const mode = rulesOf(slot).modes.find((one) => one.id === id);
  if (!mode) throw new RangeError(`${slot.code} has no mode ${id}`);
  return mode;
}

const inModes = new WeakMap<SlotMode, SlotRules>();

/** The rules by which a round in a mode is played: its paid spin is by the strips of the mode, its free spins by those of the slot. */
export function rulesInMode(slot: SlotDefinition, mode: SlotMode): SlotRules {
  const known = inModes.get(mode);
  if (known) return known;
  const rules = rulesOf(slot);
  const freeSpins = rules.freeSpins && { ...rules.freeSpins, strips: freeStrips(rules) };
  const own = { ...rules, strips: mode.strips, freeSpins, modes: [] };
  inModes.set(mode, own);
  return own;
}

/** The strips of free spins: their own, or those of the paid spin. */
export function freeStrips({ freeSpins, strips }: SlotRules): Strips {
  return freeSpins && freeSpins.strips.length > 0 ? freeSpins.strips : strips;
}

/** Strips by which a spin may be played, and how often among all it is. */
export interface Variant {
  weight: number;
  strips: Strips;
}

/** Every set of strips that a spin can come to, by what is drawn beside the stops. */
export function variantsOf(rules: SlotRules, free = false): Variant[] {
  const strips = free ? freeStrips(rules) : rules.strips;
  const { mystery, colossal } = rules;
  if (mystery) return mystery.becomes.map(([symbol, weight]) => ({ weight, strips: revealed(rules, strips, symbol) }));
  if (!colossal) return [{ weight: 1, strips }];
  const joined = colossal.symbols.map((symbol) => ({ weight: 1, strips: joinedStrips(colossal, strips, symbol) }));
  return free ? joined : [{ weight: (colossal.oneIn - 1) * colossal.symbols.length, strips }, ...joined];
}

/** The strips with a symbol in every place that was not known. */
export function revealed({ mystery }: SlotRules, strips: Strips, symbol: string): Strips {
  return strips.map((strip) => strip.map((one) => (one === mystery?.symbol ? symbol : one)));
}

/** The strips with reels that show one symbol and nothing else. */
function joinedStrips({ reels: [first, last] }: Colossal, strips: Strips, symbol: string): Strips {
  return strips.map((strip, reel) => (reel >= first && reel <= last ? [symbol] : strip));
}

export type Colossal = NonNullable<SlotRules['colossal']>;

export type Cell = [reel: number, row: number];

export interface LineWin {
  /** Where lines pay. */
  line?: number;
  symbol: string;
  count: number;
  coins: number;
  cells: Cell[];
  /** Counted from the right. */
  fromRight?: true;
  /** Where ways pay: how many there are. */
  ways?: number;
  /** What wilds or cells multiplied it by, when they did. */
  times?: number;
}

export interface ScatterWin {
  count: number;
  cells: Cell[];
  coins: number;
  freeSpins: number;
}

export interface SpinResult {
  /** window[reel][row] */
  window: string[][];
  lines: LineWin[];
  scatter: ScatterWin | null;
  /** Coins of lines and scatters together, before any multiplier. */
  coins: number;
}

/** The symbols that the stops show; a stop is the strip's index in row 0, and strips are rings. */
export function windowAt(
  { rows, strips }: { rows: number; strips: Strips },
  stops: readonly number[],
  from: Strips = strips,
): string[][] {
  const window: string[][] = [];
  for (let reel = 0; reel < from.length; reel++) window.push(columnAt(from[reel]!, stops[reel]!, rows));
  return window;
}

/** What one strip shows. */
export function columnAt(strip: readonly string[], stop: number, rows: number): string[] {
  if (stop + rows <= strip.length) return strip.slice(stop, stop + rows);
  const column: string[] = [];
  for (let row = 0; row < rows; row++) column.push(strip[(stop + row) % strip.length]!);
  return column;
}
