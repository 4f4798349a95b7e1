import type { RiskRuleKind } from '@fairhouse/contract/operator';
import { amountOf, type Currency, decimalText } from '@fairhouse/money';
import type { Facts } from '../kinds/kind.ts';
import { kinds } from '../kinds/kinds.ts';

/** Facts as a person reads them: amounts in major units with their currency. */
export function factsText(
  kind: RiskRuleKind,
  facts: Readonly<Record<string, string | number>>,
  currency: Currency | null,
): Facts {
  const { amounts } = kinds[kind];
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      amounts.includes(name) && currency
        ? `${decimalText(amountOf(currency, BigInt(value)))} ${currency}`
        : String(value),
    ]),
  );
}

export function sentenceOf(kind: RiskRuleKind, facts: Facts): string {
  return kinds[kind].sentence(facts);
}
