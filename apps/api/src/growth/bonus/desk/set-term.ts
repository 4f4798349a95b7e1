import type { OperatorCallOutput, OperatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { type Currency, currencyCodes, decimalText, fromWire, toWire } from '@fairhouse/money';
import type { z } from 'zod';
import type { ChangeSetting } from '../../../db/change-setting.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { defaultTerms, isTermName, type SetTerms, type TermName, termNames, termsOf } from '../rules/terms.ts';
import { readSetTerms } from '../terms.store.ts';

type Input = z.output<OperatorCalls['/operator/bonus/setTerm']['input']>;
type Rows = OperatorCallOutput<'/operator/bonus/terms'>;

/** Every number in force, money in every currency. */
export async function listTerms(db: Database): Promise<Rows> {
  const set = await readSetTerms(db);
  const terms = termsOf(set);
  return termNames.flatMap((name): Rows => {
    const { unit } = defaultTerms[name];
    if (unit !== 'money') return [{ name, unit, currency: null, value: terms.number(name), isSet: isSet(set, name) }];
    return currencyCodes.map((currency) => ({
      name,
      unit,
      currency,
      value: toWire(terms.amount(name, currency)),
      isSet: isSet(set, name, currency),
    }));
  });
}

/** Whether operators have set it to something else than the rules' own. */
function isSet(set: SetTerms, name: TermName, currency?: Currency): boolean {
  const own = termsOf(new Map());
  const value = set.get(currency ? `${name}:${currency}` : name);
  return value !== undefined && value !== (currency ? own.amount(name, currency).minor : BigInt(own.number(name)));
}

/** Sets one number of the settings `bonusTerms` and `bonusRules`. Bonuses that were given keep theirs. */
export async function setTerm(
  changeSetting: ChangeSetting,
  operator: StaffPerson,
  input: Input,
): Promise<Result<null>> {
  const { name, currency } = input;
  if (!isTermName(name)) return refuse('noSuchThing');
  const { unit } = defaultTerms[name];
  if (unit === 'money' && currency === undefined) return refuse('missingField', { field: 'currency' });
  if (unit !== 'money' && currency !== undefined) return refuse('invalidField', { field: 'currency' });
  const value = currency ? moneyOf(input.value, currency) : unit === 'switch' ? switchOf(input.value) : input.value;
  if (value === undefined) return refuse('invalidField', { field: 'value' });
  const fields = { [name]: value };
  const set = currency
    ? await changeSetting(operator, 'bonusTerms', currency, fields)
    : await changeSetting(operator, 'bonusRules', 'casino', fields);
  if (set.ok) return ok(null);
  return set.error === 'settingRefused' ? refuse('invalidField', { field: 'value' }) : set;
}

function moneyOf(value: number, currency: Currency): string | undefined {
  const amount = fromWire(value, currency);
  return amount && decimalText(amount);
}

function switchOf(value: number): boolean | undefined {
  return value === 0 || value === 1 ? value === 1 : undefined;
}
