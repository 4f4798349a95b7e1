/** A step of 1.00 in the usual currencies and of 1,000 satoshi in bitcoin, in minor units. */
const tableUnits: Readonly<Record<string, number>> = { USD: 100, EUR: 100, BRL: 100, BTC: 1_000 };

/** The unit in which table stakes are counted, in minor units; even, so that 3:2 and half stakes come out whole. */
export function tableUnit(currency: string): number | undefined {
  return Object.hasOwn(tableUnits, currency) ? tableUnits[currency] : undefined;
}
