import type { OperatorCallOutput } from '@fairhouse/contract/operator';

type Effect = OperatorCallOutput<'/operator/journey/effect'>;

export interface Compared {
  /** Or the currency of the net revenue. */
  measure: string;
  treated: string;
  control: string;
  difference: string;
  interval: { least: string; most: string } | undefined;
  /** The interval is on one side of zero: chance alone seldom makes such a difference. */
  isShown: boolean;
}

/** The lines of the comparison, with figures as the language writes them. */
export function comparedOf(effect: Effect, language: string): Compared[] {
  const signDisplay = 'exceptZero';
  const share = { style: 'percent', maximumFractionDigits: 1 } as const;
  const mean = { maximumFractionDigits: 2, minimumFractionDigits: 2 } as const;
  const percent = new Intl.NumberFormat(language, share);
  const points = new Intl.NumberFormat(language, { ...share, signDisplay });
  const plain = new Intl.NumberFormat(language, mean);
  const signed = new Intl.NumberFormat(language, { ...mean, signDisplay });
  const shares = (['deposited', 'loggedIn'] as const).map((measure) => {
    const { treated, control, difference, interval } = effect[measure];
    return {
      measure,
      treated: percent.format(treated / effect.treated),
      control: percent.format(control / effect.control),
      ...differenceOf(difference, interval, points),
    };
  });
  const revenue = effect.revenue.map(({ currency, treatedMean, controlMean, difference, interval }) => ({
    measure: currency,
    treated: plain.format(treatedMean),
    control: plain.format(controlMean),
    ...differenceOf(difference, interval, signed),
  }));
  return [...shares, ...revenue];
}

function differenceOf(
  difference: number,
  interval: { least: number; most: number } | null,
  format: Intl.NumberFormat,
): Pick<Compared, 'difference' | 'interval' | 'isShown'> {
  return {
    difference: format.format(difference),
    interval: interval ? { least: format.format(interval.least), most: format.format(interval.most) } : undefined,
    isShown: interval !== null && (interval.least > 0 || interval.most < 0),
  };
}
