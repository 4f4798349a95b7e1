/** Each with at most three decimal places, from 0 to 100. */
export interface Percentages {
  providerFeesPercent: string;
  gamingTaxPercent: string;
  paymentCostsPercent: string;
}

type Costed = 'ggr' | 'deposits' | 'paidOut' | 'paymentFees' | 'depositsPriced' | 'paidOutPriced';

/**
 * What NGR after costs takes off: provider fees and gaming tax are percent of GGR above 0. Payment costs are the fees that were stored with
 * payments, exactly, and of deposits and withdrawals without one a percentage. Minor units of one currency; each percentage is rounded to
 * the nearest by itself, a half up.
 */
export function costsOf(
  { ggr, deposits, paidOut, paymentFees, depositsPriced, paidOutPriced }: Readonly<Record<Costed, bigint>>,
  { providerFeesPercent, gamingTaxPercent, paymentCostsPercent }: Percentages,
): bigint {
  return (
    percentOf(ggr, providerFeesPercent) +
    percentOf(ggr, gamingTaxPercent) +
    paymentFees +
    percentOf(deposits - depositsPriced, paymentCostsPercent) +
    percentOf(paidOut - paidOutPriced, paymentCostsPercent)
  );
}

function percentOf(minor: bigint, percent: string): bigint {
  const [whole = '0', fraction = ''] = percent.split('.');
  const thousandths = BigInt(whole + fraction.padEnd(3, '0'));
  return minor <= 0n ? 0n : (minor * thousandths + 50_000n) / 100_000n;
}
