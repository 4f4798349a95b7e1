import { type Amount, amountOf, scaleOf } from '@fairhouse/money';
import { type Coin, coins } from './coins.ts';
import { dividedUp } from './units.ts';

/** Decimal places of a price: it is kept as whole hundred-millionths of the currency's major unit for one coin. */
export const pricePlaces = 8;

/** How many units to ask for, so that the amount is covered: rounded up to what a payer can be asked to type. */
export function unitsFor(coin: Coin, amount: Amount, price: bigint): bigint {
  const { decimals, shownDecimals } = coins[coin];
  const units = dividedUp(
    amount.minor * 10n ** BigInt(decimals + pricePlaces),
    price * 10n ** BigInt(scaleOf(amount.currency)),
  );
  const step = 10n ** BigInt(decimals - shownDecimals);
  return dividedUp(units, step) * step;
}

/** How many units an amount buys at a price, rounded down: what is paid out. */
export function unitsFrom(coin: Coin, amount: Amount, price: bigint): bigint {
  return (
    (amount.minor * 10n ** BigInt(coins[coin].decimals + pricePlaces)) /
    (price * 10n ** BigInt(scaleOf(amount.currency)))
  );
}

/** What units are worth at a price, rounded down. */
export function worthOf(coin: Coin, units: bigint, currency: Amount['currency'], price: bigint): Amount {
  const divisor = 10n ** BigInt(coins[coin].decimals + pricePlaces);
  return amountOf(currency, (units * price * 10n ** BigInt(scaleOf(currency))) / divisor);
}

export interface Quote {
  coin: Coin;
  /** What the player asked to pay in. */
  asked: Amount;
  /** What the player was sent to send for it. */
  units: bigint;
  expiresAt: Date;
}

/** The coins that a player sent, as they were first seen. */
export interface Arrived {
  coin: Coin;
  units: bigint;
  seenAt: Date;
}

/**
 * Whether the value of what arrived hangs on today's price too: it is late, in another coin, or more than was quoted.
 * `isFirst`: a quote is for one payment, the first.
 */
export function needsPrice(quote: Quote, arrived: Arrived, isFirst: boolean): boolean {
  return !holds(quote, arrived, isFirst) || arrived.units > quote.units;
}

/**
 * What is credited for what arrived. In time: the asked amount for exactly the quoted coins, its share for fewer, and
 * `price` for those beyond, since a quote must not be an option on any number of coins. Otherwise all at `price`.
 */
export function creditFor(quote: Quote, arrived: Arrived, isFirst: boolean, price: bigint | undefined): Amount {
  const { asked } = quote;
  const atPrice = (units: bigint) => {
    if (price === undefined) throw new Error('this value needs a price');
    return worthOf(arrived.coin, units, asked.currency, price);
  };
  if (!holds(quote, arrived, isFirst)) return atPrice(arrived.units);
  if (arrived.units <= quote.units) return amountOf(asked.currency, (asked.minor * arrived.units) / quote.units);
  return amountOf(asked.currency, asked.minor + atPrice(arrived.units - quote.units).minor);
}

function holds(quote: Quote, { coin, seenAt }: Arrived, isFirst: boolean): boolean {
  return isFirst && coin === quote.coin && seenAt <= quote.expiresAt;
}
