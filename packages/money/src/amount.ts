import type { Currency } from './currency.ts';

/** An exact amount of one currency. `minor` counts its smallest unit (cents, satoshi); never a float. */
export interface Amount<C extends Currency = Currency> {
  readonly currency: C;
  readonly minor: bigint;
}

export function amountOf<C extends Currency>(currency: C, minor: bigint): Amount<C> {
  return { currency, minor };
}

export function zero<C extends Currency>(currency: C): Amount<C> {
  return { currency, minor: 0n };
}

export function add<C extends Currency>(a: Amount<C>, b: Amount<C>): Amount<C> {
  return { currency: same(a, b), minor: a.minor + b.minor };
}

export function subtract<C extends Currency>(a: Amount<C>, b: Amount<C>): Amount<C> {
  return { currency: same(a, b), minor: a.minor - b.minor };
}

/** Below zero when a < b, zero when equal, above zero when a > b. Throws when the currencies differ. */
export function compare<C extends Currency>(a: Amount<C>, b: Amount<C>): number {
  same(a, b);
  return a.minor < b.minor ? -1 : a.minor > b.minor ? 1 : 0;
}

export function equals(a: Amount, b: Amount): boolean {
  return a.currency === b.currency && a.minor === b.minor;
}

export function isZero(a: Amount): boolean {
  return a.minor === 0n;
}

export function isPositive(a: Amount): boolean {
  return a.minor > 0n;
}

export function least<C extends Currency>(a: Amount<C>, b: Amount<C>): Amount<C> {
  return compare(a, b) <= 0 ? a : b;
}

/** Mixing currencies is a bug in the caller, never a player's mistake: it throws. */
function same<C extends Currency>(a: Amount<C>, b: Amount<C>): C {
  if (a.currency !== b.currency) throw new TypeError(`cannot mix ${a.currency} and ${b.currency}`);
  return a.currency;
}
