/** A step of 1.00 in the usual currencies and of 1,000 satoshi in bitcoin, in minor units. */
const tableUnits: Readonly<Record<string, number>> = { USD: 100, EUR: 100, BRL: 100, BTC: 1_000 };

/** The unit in which table stakes are counted, in minor units; even, so that 3:2 and half stakes come out whole. */
export function tableUnit(currency: string): number | undefined {
  return Object.hasOwn(tableUnits, currency) ? tableUnits[currency] : undefined;
}

/** The stakes of one tap by currency in minor units, the least first; the third is offered first. */
export type StakeTaps = Readonly<Record<string, readonly number[]>>;

/** What can be staked where any amount between two ends can be typed. Minor units. */
export interface TappedStakes {
  /** Every stake between the least and the most that is a multiple of the step can be typed. */
  least: number;
  most: number;
  step: number;
  /** The stakes of one tap. */
  taps: readonly number[];
  first: number;
}

/** The stakes of a game whose pays come out whole in `step` minor units. */
export function tappedStakes(taps: StakeTaps, step: number) {
  const offered = (currency: string) => (Object.hasOwn(taps, currency) ? taps[currency] : undefined);
  return {
    in(currency: string): TappedStakes | undefined {
      const own = offered(currency);
      return own && { least: own[0]!, most: own.at(-1)!, step, taps: own, first: own[2] ?? own[0]! };
    },
    /** Whether so much is not more than the greatest stake: of several stakes together. */
    isWithin(staked: number, currency: string): boolean {
      return staked <= (offered(currency)?.at(-1) ?? 0);
    },
    allows(stake: number, currency: string): boolean {
      const own = offered(currency);
      return own !== undefined && stake >= own[0]! && stake <= own.at(-1)! && stake % step === 0;
    },
  };
}
