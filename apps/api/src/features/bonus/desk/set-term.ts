import type { OperatorCallOutput, OperatorCalls } from '@fairhouse/contract/operator';
import { type Database, inTransaction } from '@fairhouse/database';
import { amountOf, type Currency, currencyCodes, fromWire, toWire } from '@fairhouse/money';
import type { z } from 'zod';
import { recordAct } from '../../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { defaultTerms, isTermName, type TermName, type TermUnit, termNames, termsOf } from '../rules/terms.ts';
import { readSetTerms, writeTerm } from '../terms.store.ts';

type Input = z.output<OperatorCalls['/operator/bonus/setTerm']['input']>;
type Rows = OperatorCallOutput<'/operator/bonus/terms'>;

/** Every number in force, money in every currency. */
export async function listTerms(db: Database): Promise<Rows> {
  const set = await readSetTerms(db);
  const terms = termsOf(set);
  return termNames.flatMap((name): Rows => {
    const { unit } = defaultTerms[name];
    if (unit !== 'money') return [{ name, unit, currency: null, value: terms.number(name), isSet: set.has(name) }];
    return currencyCodes.map((currency) => ({
      name,
      unit,
      currency,
      value: toWire(terms.amount(name, currency)),
      isSet: set.has(`${name}:${currency}`),
    }));
  });
}

/** Sets one number, with the record of who did and what it was. Bonuses that were given keep theirs. */
export async function setTerm(db: Database, operator: Operator, input: Input): Promise<Result<null>> {
  const { name, currency } = input;
  if (!isTermName(name)) return refuse('noSuchThing');
  const { unit } = defaultTerms[name];
  if (unit === 'money' && currency === undefined) return refuse('missingField', { field: 'currency' });
  if (unit !== 'money' && currency !== undefined) return refuse('invalidField', { field: 'currency' });
  const value = readValue(name, unit, input.value, currency);
  if (value === undefined) return refuse('invalidField', { field: 'value' });
  return inTransaction(db, async (tx) => {
    const before = await writeTerm(tx, name, currency ?? '', value, operator.name);
    await recordAct(tx, {
      actor: `operator:${operator.name}`,
      subject: `bonus-term:${name}`,
      verb: 'bonus.setTerm',
      before: { value: String(before ?? inForce(name, currency)), ...(currency ? { currency } : {}) },
      after: { value: String(value), ...(currency ? { currency } : {}) },
    });
    return ok(null);
  });
}

function inForce(name: TermName, currency: Currency | undefined): bigint {
  const terms = termsOf(new Map());
  return currency ? terms.amount(name, currency).minor : BigInt(terms.number(name));
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
