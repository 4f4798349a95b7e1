/** The currencies a member can hold, each with its number of decimal places and its sign. */
export const currencies = {
  USD: { scale: 2, symbol: '$' },
  EUR: { scale: 2, symbol: '€' },
  BRL: { scale: 2, symbol: 'R$' },
  BTC: { scale: 8, symbol: '₿' },
} as const;

export type Currency = keyof typeof currencies;

export const currencyCodes = Object.keys(currencies) as [Currency, ...Currency[]];

export function isCurrency(code: unknown): code is Currency {
  return typeof code === 'string' && Object.hasOwn(currencies, code);
}

/** Decimal places of the currency's minor unit: 2 for cents, 8 for satoshi. */
export function scaleOf(currency: Currency): number {
  return currencies[currency].scale;
}

export function symbolOf(currency: Currency): string {
  return currencies[currency].symbol;
}
