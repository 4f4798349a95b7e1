import { type Amount, type Currency, multiplyRatio, scaleOf } from '@fairhouse/money';
import type { Rates } from './home.deps.ts';

/** An amount in another currency, over the US dollar, rounded to the nearest minor unit; undefined without both rates. */
export function inCurrency<C extends Currency>(amount: Amount, to: C, rates: Rates): Amount<C> | undefined {
  const [own, other] = [perUsdOf(amount.currency, rates), perUsdOf(to, rates)];
  if (own === undefined || other === undefined) return undefined;
  const target = { currency: to, minor: amount.minor };
  if (amount.currency === to) return target;
  return multiplyRatio(
    target,
    other * 10n ** BigInt(scaleOf(to)),
    own * 10n ** BigInt(scaleOf(amount.currency)),
    'halfEven',
  );
}

const places = 12;

/** Units for one US dollar, times 10 to the power of 12. */
function perUsdOf(currency: Currency, rates: Rates): bigint | undefined {
  const text = currency === 'USD' ? '1' : rates.get(currency)?.perUsd;
  if (text === undefined) return undefined;
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(places, '0'));
}
