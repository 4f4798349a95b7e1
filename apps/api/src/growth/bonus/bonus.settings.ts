import type { SettingText } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { Currency } from '@fairhouse/money';
import { slashed } from '../../http/slashed.ts';
import { defaultTerms, termNames } from './rules/terms.ts';
import { readTerms } from './terms.store.ts';

interface FirstTerms {
  amounts(currency: Currency): SettingText<'bonusTerms'>;
  rules: SettingText<'bonusRules'>;
}

/** The terms of the specification, or what operators of a running casino have set instead. */
export async function firstTerms(db: Database): Promise<FirstTerms> {
  const terms = await readTerms(db);
  const [money, others] = [true, false].map((isMoney) =>
    termNames.filter((name) => (defaultTerms[name].unit === 'money') === isMoney),
  );
  return {
    amounts: (currency) => Object.fromEntries(money!.map((name) => [name, slashed([terms.amount(name, currency)])])),
    rules: Object.fromEntries(
      others!.map((name) => {
        const value = terms.number(name);
        return [name, defaultTerms[name].unit === 'switch' ? value === 1 : value];
      }),
    ),
  };
}
