import { type Amount, amountOf, type Currency } from '@fairhouse/money';

export interface DepositLimits {
  minimum: Amount;
  maximum: Amount;
  /** Shortcut amounts. */
  shortcuts: Amount[];
}

const cents = [2_500n, 3_000n, 5_000n, 10_000n, 20_000n, 50_000n, 100_000n, 200_000n];

const byCurrency: Record<Currency, { minimum: bigint; maximum: bigint; shortcuts: bigint[] }> = {
  USD: { minimum: 1_000n, maximum: 500_000n, shortcuts: cents },
  EUR: { minimum: 1_000n, maximum: 500_000n, shortcuts: cents },
  BRL: { minimum: 1_000n, maximum: 500_000n, shortcuts: cents },
  BTC: { minimum: 10_000n, maximum: 5_000_000n, shortcuts: [25_000n, 50_000n, 100_000n, 250_000n] },
};

/** 10 to 5,000 of the member's currency (specification, section 9); bitcoin accounts in satoshi of the same order. */
export function depositLimits(currency: Currency): DepositLimits {
  const { minimum, maximum, shortcuts } = byCurrency[currency];
  return {
    minimum: amountOf(currency, minimum),
    maximum: amountOf(currency, maximum),
    shortcuts: shortcuts.map((minor) => amountOf(currency, minor)),
  };
}
