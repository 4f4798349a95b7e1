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

/** A share that stands as per cent in a text: '52.3' or '99.56'. */
export function shareOf(percent: string): Fraction {
  const [whole = '', decimals = ''] = percent.split('.');
  return { part: BigInt(whole + decimals), of: 100n * 10n ** BigInt(decimals.length) };
}

/**
 * Per cent with so many decimals, rounded down: what is declared or shown is never more than what is given. Every return and every rate of
 * rounds becomes text here. A share that was added up in floating point holds some 12 digits: what comes out even is not a hair below
 * itself.
 */
export function percentText(share: Fraction | number, decimals = 2): string {
  const scale = 10n ** BigInt(decimals);
  const steps =
    typeof share === 'number'
      ? BigInt(Math.floor(share * Number(100n * scale) + 1e-7))
      : (share.part * 100n * scale) / share.of;
  return decimals === 0 ? String(steps) : `${steps / scale}.${String(steps % scale).padStart(decimals, '0')}`;
}
