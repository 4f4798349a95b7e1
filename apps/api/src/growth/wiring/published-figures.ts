import type { SettingValue } from '@fairhouse/contract/operator';
import { type Amount, type Currency, currencyCodes } from '@fairhouse/money';
import type { SettingOf } from '../../db/setting-of.ts';
import { type Figures, moneyFigures, unitFigures } from '../articles/figures.ts';
import { defaultTerms, type Terms, termNames } from '../bonus/rules/terms.ts';

type Limits<N extends 'deposit' | 'cashOut'> = Record<Currency, SettingValue<N>>;

/** Every number of the casino's rules that its texts may name, as it is in force: the texts have no numbers of their own. */
export function publishedFigures(
  terms: Terms,
  deposits: Limits<'deposit'>,
  cashOuts: Limits<'cashOut'>,
  vipPoint: Record<Currency, Amount>,
): Figures {
  const ofTerms = termNames.map((name): Figures => {
    const { unit } = defaultTerms[name];
    return unit === 'money'
      ? moneyFigures(name, (currency) => terms.amount(name, currency))
      : { [name]: String(terms.number(name)) };
  });
  return Object.assign(
    unitFigures(),
    ...ofTerms,
    moneyFigures('vip.point', (currency) => vipPoint[currency]),
    moneyFigures('deposit.minimum', (currency) => deposits[currency].minimum),
    moneyFigures('deposit.maximum', (currency) => deposits[currency].maximum),
    moneyFigures('cashOut.minimum', (currency) => cashOuts[currency].minimum),
    moneyFigures('cashOut.maximum', (currency) => cashOuts[currency].maximum),
    moneyFigures('cashOut.monthlyMost', (currency) => cashOuts[currency].monthlyMost),
    moneyFigures('cashOut.requiredDeposit', (currency) => cashOuts[currency].requiredDeposit),
  );
}

/** The limits of all currencies. */
export async function limitsOf<N extends 'deposit' | 'cashOut'>(settingOf: SettingOf, name: N): Promise<Limits<N>> {
  const read = currencyCodes.map(async (currency) => [currency, await settingOf(name, currency)] as const);
  return Object.fromEntries(await Promise.all(read)) as Limits<N>;
}
