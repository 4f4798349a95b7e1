/** A step of 1.00 in the usual currencies and of 1,000 satoshi in bitcoin, in minor units. */
const tableUnits: Readonly<Record<string, number>> = { USD: 100, EUR: 100, BRL: 100, BTC: 1_000 };

/** The unit in which table stakes are counted, in minor units; even, so that 3:2 and half stakes come out whole. */
export function tableUnit(currency: string): number | undefined {
  return Object.hasOwn(tableUnits, currency) ? tableUnits[currency] : undefined;
}

const coinSizes: Readonly<Record<string, readonly number[]>> = {
  USD: [1, 2, 5, 10, 25, 50, 100, 250],
  EUR: [1, 2, 5, 10, 25, 50, 100, 250],
  BRL: [1, 2, 5, 10, 25, 50, 100, 250],
  BTC: [10, 20, 50, 100, 250, 500, 1_000, 2_500],
};

/** Minor units a player can put on each line of a slot. Pays are whole coins, so every win is whole minor units. */
export function slotCoins(currency: string): readonly number[] | undefined {
  return Object.hasOwn(coinSizes, currency) ? coinSizes[currency] : undefined;
}
