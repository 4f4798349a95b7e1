/** Each with at most three decimal places, from 0 to 100. */
export interface Percentages {
  providerFeesPercent: string;
  gamingTaxPercent: string;
  paymentCostsPercent: string;
}

/**
 * What NGR after costs takes off: provider fees and gaming tax are percent of GGR above 0, payment costs percent of deposits and
 * withdrawals above 0. Minor units of one currency; each is rounded to the nearest by itself, a half up.
 */
export function costsOf(
  { ggr, deposits, paidOut }: Readonly<Record<'ggr' | 'deposits' | 'paidOut', bigint>>,
  { providerFeesPercent, gamingTaxPercent, paymentCostsPercent }: Percentages,
): bigint {
  return (
    percentOf(ggr, providerFeesPercent) +
    percentOf(ggr, gamingTaxPercent) +
    percentOf(deposits, paymentCostsPercent) +
    percentOf(paidOut, paymentCostsPercent)
  );
}

function percentOf(minor: bigint, percent: string): bigint {
  const [whole = '0', fraction = ''] = percent.split('.');
  const thousandths = BigInt(whole + fraction.padEnd(3, '0'));
  return minor <= 0n ? 0n : (minor * thousandths + 50_000n) / 100_000n;
}
