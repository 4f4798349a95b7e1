import { type Amount, amountOf, type Currency, compare } from '@fairhouse/money';

export interface CashOutLimits {
  minimum: Amount;
  maximum: Amount;
  /** Shortcut amounts. */
  shortcuts: Amount[];
  /** The amount must be a multiple of it; undefined when there is no such rule, the default. */
  multipleOf: Amount | undefined;
  /** A deposit of at least this comes first. */
  requiredDeposit: Amount;
  /** The most within one calendar month in UTC. */
  monthlyMost: Amount;
  /** From here on a second operator has to approve as well. */
  secondApprovalFrom: Amount;
}

interface Minor {
  minimum: bigint;
  maximum: bigint;
  shortcuts: bigint[];
  requiredDeposit: bigint;
  monthlyMost: bigint;
  secondApprovalFrom: bigint;
}

const fiat = {
  minimum: 2_500n,
  maximum: 10_000_000n,
  shortcuts: [2_500n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n, 200_000n, 500_000n],
  requiredDeposit: 1_000n,
  secondApprovalFrom: 200_000n,
};

/** The monthly cap is 15,000 EUR (user agreement); for the other currencies a round amount of the same order. */
const byCurrency: Record<Currency, Minor> = {
  EUR: { ...fiat, monthlyMost: 1_500_000n },
  USD: { ...fiat, monthlyMost: 1_600_000n },
  BRL: { ...fiat, monthlyMost: 9_000_000n },
  BTC: {
    minimum: 25_000n,
    maximum: 100_000_000n,
    shortcuts: [25_000n, 50_000n, 100_000n, 500_000n],
    requiredDeposit: 10_000n,
    monthlyMost: 15_000_000n,
    secondApprovalFrom: 2_000_000n,
  },
};

/** 25 to 100,000 of the member's currency (specification, section 9). */
export function cashOutLimits(currency: Currency): CashOutLimits {
  const minor = byCurrency[currency];
  const of = (value: bigint) => amountOf(currency, value);
  return {
    minimum: of(minor.minimum),
    maximum: of(minor.maximum),
    shortcuts: minor.shortcuts.map(of),
    multipleOf: undefined,
    requiredDeposit: of(minor.requiredDeposit),
    monthlyMost: of(minor.monthlyMost),
    secondApprovalFrom: of(minor.secondApprovalFrom),
  };
}

/** Whether two operators have to approve this amount. */
export function needsSecondApproval(amount: Amount): boolean {
  return compare(amount, cashOutLimits(amount.currency).secondApprovalFrom) >= 0;
}
