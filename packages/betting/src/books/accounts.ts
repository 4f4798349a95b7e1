/** The counterparts of a member's own accounts, each with the sign it has in the sum that a book must satisfy. */
export const counterpartSigns = {
  deposited: 1n,
  won: 1n,
  rolled_back: 1n,
  granted: 1n,
  staked: -1n,
  paid_out: -1n,
  forfeited: -1n,
  fees: -1n,
  reversed: -1n,
} as const;

export type Counterpart = keyof typeof counterpartSigns;

export const counterparts = Object.keys(counterpartSigns) as Counterpart[];

/** Lifetime totals in minor units of the book's currency; `reversed` is net and may be below zero. */
export type Totals = Readonly<Record<Counterpart, bigint>>;

export function totalsOf(row: Totals): Totals {
  return Object.fromEntries(counterparts.map((name) => [name, row[name]])) as Totals;
}
