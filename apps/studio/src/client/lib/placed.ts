/** One chip put down: where, and how much in whole minor units. The order is kept, for undo. */
export interface Placed {
  spot: string;
  stake: number;
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
