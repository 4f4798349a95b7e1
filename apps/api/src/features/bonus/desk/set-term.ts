import type { OperatorCallOutput, OperatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { amountOf, type Currency, currencyCodes, decimalText, fromWire, toWire } from '@fairhouse/money';
import type { z } from 'zod';
import type { ChangeSetting } from '../../../db/change-setting.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import {
  defaultTerms,
  isTermName,
  type SetTerms,
  type TermName,
  type TermUnit,
  termNames,
  termsOf,
} from '../rules/terms.ts';
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
  const value = readValue(name, unit, input.value, currency);
  if (value === undefined) return refuse('invalidField', { field: 'value' });
  const set = currency
    ? await changeSetting(operator, 'bonusTerms', currency, { [name]: decimalText(amountOf(currency, value)) })
    : await changeSetting(operator, 'bonusRules', 'house', {
        [name]: unit === 'switch' ? value === 1n : Number(value),
      });
  return set.ok ? ok(null) : set;
}

const mostOf: Record<Exclude<TermUnit, 'money'>, number> = {
  percent: 100,
  times: 1_000,
  days: 3_650,
  day: 99_991_231,
  switch: 1,
};

/** What must not be nothing, or no bonus under it could be given. */
const above: ReadonlySet<TermName> = new Set([
  'wagering.times',
  'wagering.mostCounted',
  'wagering.idleDays',
  'free.mostReleased',
  'firstDeposit.days',
]);

function readValue(name: TermName, unit: TermUnit, value: number, currency: Currency | undefined): bigint | undefined {
  const least = above.has(name) ? 1n : 0n;
  if (unit === 'money') {
    const amount = fromWire(value, currency!);
    return amount && amount.minor >= least && amount.minor <= amountOf(currency!, 10n ** 13n).minor
      ? amount.minor
      : undefined;
  }
  if (!Number.isSafeInteger(value) || value < Number(least) || value > mostOf[unit]) return undefined;
  if (unit === 'day' && value !== 0 && !isDay(value)) return undefined;
  return BigInt(value);
}

/** 20261231 */
function isDay(value: number): boolean {
  const text = String(value).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}
