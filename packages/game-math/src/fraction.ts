/** A share of one, exactly: `part` of `of`. */
export interface Fraction {
  part: bigint;
  of: bigint;
}

export const whole: Fraction = { part: 1n, of: 1n };

export function times(a: Fraction, part: number, of: number): Fraction {
  return { part: a.part * BigInt(part), of: a.of * BigInt(of) };
}

export function compare(a: Fraction, b: Fraction): number {
  const difference = a.part * b.of - b.part * a.of;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** To the 15 digits that a number holds; for figures that are read, never for an amount. */
export function numberOf({ part, of }: Fraction): number {
  const scale = 10n ** 18n;
  return Number((part * scale) / of) / 1e18;
}

/**
 * Whether a return of so many per cent, as text, is declared for this one: rounded down. Definitions of version 1 may have it rounded to
 * the nearest, as some were released; their hash stands in rounds, so they stay as they are.
 */
export function isDeclared(declared: string, { version }: { version: number }, returned: Fraction): boolean {
  return declared === percentText(returned) || (version === 1 && declared === (numberOf(returned) * 100).toFixed(2));
}

/** Per cent with two decimals, rounded down: what is declared is never more than what is given. */
export function percentText({ part, of }: Fraction): string {
  const hundredths = (part * 10_000n) / of;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
