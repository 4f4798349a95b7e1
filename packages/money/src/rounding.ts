import type { Amount } from './amount.ts';
import type { Currency } from './currency.ts';

/** Every division of money names what happens to the remainder. */
export type Rounding = 'down' | 'up' | 'halfEven';

/**
 * amount × numerator ÷ denominator, the remainder handled as named.
 * `down` is towards zero and `up` away from it. Throws when the denominator is not positive.
 */
export function multiplyRatio<C extends Currency>(
  amount: Amount<C>,
  numerator: bigint,
  denominator: bigint,
  rounding: Rounding,
): Amount<C> {
  if (denominator <= 0n) throw new RangeError('the denominator must be positive');
  const product = amount.minor * numerator;
  const quotient = product / denominator;
  const remainder = product % denominator;
  return { currency: amount.currency, minor: quotient + correction(quotient, remainder, denominator, rounding) };
}

function correction(quotient: bigint, remainder: bigint, denominator: bigint, rounding: Rounding): bigint {
  if (remainder === 0n || rounding === 'down') return 0n;
  const awayFromZero = remainder > 0n ? 1n : -1n;
  if (rounding === 'up') return awayFromZero;
  const doubled = (remainder < 0n ? -remainder : remainder) * 2n;
  if (doubled !== denominator) return doubled > denominator ? awayFromZero : 0n;
  return quotient % 2n === 0n ? 0n : awayFromZero;
}
