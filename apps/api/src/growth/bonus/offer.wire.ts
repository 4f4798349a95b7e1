import type { CallOutput } from '@fairhouse/contract';
import { type Currency, toWire } from '@fairhouse/money';
import type { Offer } from './offers.ts';
import type { Terms } from './rules/terms.ts';

type Overview = CallOutput<'/sys/bonus/overview'>;

export function offerWire({ promotion, amount, required, needs, until }: Offer): Overview['offers'][number] {
  return {
    promotion,
    amount: amount ? toWire(amount) : null,
    required: required ? toWire(required) : null,
    needs,
    untilTime: until ? until.toISOString() : null,
  };
}

export function firstDepositWire(terms: Terms, currency: Currency): NonNullable<Overview['terms']['firstDeposit']> {
  return {
    percent: terms.number('firstDeposit.percent'),
    most: toWire(terms.amount('firstDeposit.most', currency)),
    leastDeposit: toWire(terms.amount('firstDeposit.leastDeposit', currency)),
    days: terms.number('firstDeposit.days'),
  };
}
