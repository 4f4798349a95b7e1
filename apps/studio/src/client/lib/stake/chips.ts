/** What a table takes, in minor units. */
export interface ChipLimits {
  tableMax: number;
  /** Where places have limits of their own. */
  mostOn?(spot: string): number;
}

/** One chip put down: where, and how much in whole minor units. The order is kept, for undo. */
export interface Placed {
  spot: string;
  stake: number;
}

export type Placing =
  | { ok: true; placed: Placed[] }
  | { ok: false; reason: 'spot_full'; most: number }
  | { ok: false; reason: 'table_full'; most: number }
  | { ok: false; reason: 'too_many_spots' | 'balance_short' };

/** Most places that take a chip in one round, as the server has it. */
const mostSpots = 60;

/** Puts a chip on a spot, within the limits of the spot, the table and the balance (minor units). */
export function place(
  placed: readonly Placed[],
  chip: Placed,
  { tableMax, mostOn }: ChipLimits,
  balance: number,
): Placing {
  const bets = betsOf(placed);
  const spotMost = mostOn?.(chip.spot) ?? Number.POSITIVE_INFINITY;
  const onSpot = bets.find(({ spot }) => spot === chip.spot)?.stake ?? 0;
  const total = totalOf(placed) + chip.stake;
  if (onSpot + chip.stake > spotMost) return { ok: false, reason: 'spot_full', most: spotMost };
  if (total > tableMax) return { ok: false, reason: 'table_full', most: tableMax };
  if (onSpot === 0 && bets.length === mostSpots) return { ok: false, reason: 'too_many_spots' };
  if (total > balance) return { ok: false, reason: 'balance_short' };
  return { ok: true, placed: [...placed, chip] };
}

export function takeOff(placed: readonly Placed[], spot: string): Placed[] {
  return placed.filter((chip) => chip.spot !== spot);
}

/** One bet for each spot, as the server takes them, in the order of the first chip on each. */
export function betsOf(placed: readonly Placed[]): Placed[] {
  const bets = new Map<string, number>();
  for (const { spot, stake } of placed) bets.set(spot, (bets.get(spot) ?? 0) + stake);
  return [...bets].map(([spot, stake]) => ({ spot, stake }));
}

export function totalOf(placed: readonly Placed[]): number {
  return placed.reduce((sum, { stake }) => sum + stake, 0);
}
