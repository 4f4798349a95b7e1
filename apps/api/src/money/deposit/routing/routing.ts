import type { RoutingRule, RoutingRules } from '@fairhouse/contract/operator';
import { type Amount, isPositive, parseWrittenAmount } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { hashOf } from '../../../lib/hash-of.ts';

export interface Routing {
  version: number;
  rules: RoutingRules;
  contentHash: string;
  savedBy: string;
  savedAt: Date;
  reason: string;
}

/** Over what the rules do: what a second person agrees to is bound to it. */
export function contentHash(rules: RoutingRules): string {
  return hashOf(rules);
}

/** What no schema can say of a rule: amounts of one currency, and shares of all of it. */
export function checkRules({ rules, acceptance }: RoutingRules, providers: ReadonlySet<string>): Result<null> {
  if (acceptance.goodFrom < acceptance.weakBelow) return refuse('invalidField', { field: 'goodFrom' });
  if (new Set(rules.map(({ name }) => name)).size < rules.length) return refuse('invalidField', { field: 'name' });
  for (const rule of rules) {
    const field = wrongIn(rule, providers);
    if (field) return refuse('invalidField', { field: `${rule.name}: ${field}` });
  }
  return ok(null);
}

function wrongIn(rule: RoutingRule, known: ReadonlySet<string>): string | undefined {
  const { providers, succeededWith } = rule;
  const names = providers.map(({ provider }) => provider);
  if (names.some((name) => !known.has(name)) || new Set(names).size < names.length) return 'providers';
  if (succeededWith !== null && !known.has(succeededWith)) return 'succeededWith';
  const shared = providers.reduce((sum, { share }) => sum + share, 0);
  if (shared !== 0 && shared !== 100) return 'share';
  const range = amountsOf(rule);
  if (!range) return 'amountFrom';
  return range.from && range.below && range.below.minor <= range.from.minor ? 'amountBelow' : undefined;
}

/** Undefined where an amount is none, or of no one currency. */
export function amountsOf({
  currencies,
  amountFrom,
  amountBelow,
}: RoutingRule): { from: Amount | undefined; below: Amount | undefined } | undefined {
  if (amountFrom === null && amountBelow === null) return { from: undefined, below: undefined };
  const [currency] = currencies;
  if (!currency || currencies.length > 1) return undefined;
  const read = (text: string | null) => (text === null ? undefined : parseWrittenAmount(text, currency));
  const [from, below] = [read(amountFrom), read(amountBelow)];
  const isWrong = (text: string | null, amount: Amount | undefined) =>
    text !== null && (!amount || !isPositive(amount));
  return isWrong(amountFrom, from) || isWrong(amountBelow, below) ? undefined : { from, below };
}
