import type { AffiliatePlanDefinition, AffiliateStatementLines } from '@fairhouse/contract/operator';
import { type Amount, amountOf, type Currency, decimalText, multiplyRatio, parseWrittenAmount } from '@fairhouse/money';

/** Of all players of a partner who count, on one day and in one currency; minor units. */
export interface DaySum {
  day: string;
  currency: Currency;
  ngr: bigint;
  chargebacks: bigint;
}

/** Everything that a statement follows from, in minor units of the plan's currency unless said otherwise. */
export interface StatementBasis {
  definition: AffiliatePlanDefinition;
  sums: readonly DaySum[];
  /** Units of each currency for one US dollar, by day. */
  rates: ReadonlyMap<string, ReadonlyMap<Currency, string>>;
  firstDeposits: number;
  qualified: { count: number; amount: bigint };
  takenBack: { count: number; amount: bigint };
  adjustments: bigint;
  carriedIn: bigint;
}

export interface ComputedStatement {
  lines: AffiliateStatementLines;
  payable: bigint;
  carriedOut: bigint;
}

export type Convert = (amount: Amount, to: Currency, rates: ReadonlyMap<Currency, string>) => Amount | undefined;

/**
 * The figures of a month, exactly. Each day's sum of a currency is converted by the rates of that day, and percent are taken once of the
 * whole month; both are rounded half to even. Undefined where a rate is missing.
 */
export function computeStatement(basis: StatementBasis, convert: Convert): ComputedStatement | undefined {
  const { definition, firstDeposits, qualified, takenBack, adjustments, carriedIn } = basis;
  const { currency } = definition;
  const text = (minor: bigint) => decimalText(amountOf(currency, minor));
  const sums = convertedSums(basis, convert);
  if (!sums) return undefined;
  const ngr = sums.reduce((sum, { converted }) => sum + converted, 0n);
  const percent = percentOf(definition, ngr, firstDeposits);
  const exactShare = multiplyRatio(amountOf(currency, ngr), hundredths(percent), 10_000n, 'halfEven').minor;
  const share = exactShare < 0n && !definition.carryOver ? 0n : exactShare;
  const cpa = qualified.amount;
  const most = definition.cap === null ? undefined : parseWrittenAmount(definition.cap, currency)!.minor;
  const earned = share + cpa;
  const capped = most !== undefined && earned > most ? earned - most : 0n;
  const total = earned - capped - takenBack.amount + adjustments + carriedIn;
  const least = parseWrittenAmount(definition.minimumPayout, currency)!.minor;
  const payable = total > 0n && total >= least ? total : 0n;
  const carriedOut = total - payable;
  return {
    payable,
    carriedOut,
    lines: {
      sums: sums.map(({ converted, ...sum }) => ({ ...sum, converted: text(converted) })),
      ngr: text(ngr),
      firstDeposits,
      percent,
      share: text(share),
      qualified: qualified.count,
      cpa: text(cpa),
      takenBack: takenBack.count,
      cpaBack: text(-takenBack.amount),
      capped: text(-capped),
      adjustments: text(adjustments),
      carriedIn: text(carriedIn),
      total: text(total),
      payable: text(payable),
      carriedOut: text(carriedOut),
    },
  };
}

/** By day and currency; chargebacks are taken off. */
function convertedSums({ definition: { currency }, sums, rates }: StatementBasis, convert: Convert) {
  const converted = [];
  const inOrder = [...sums].sort((a, b) => (a.day + a.currency < b.day + b.currency ? -1 : 1));
  for (const { day, currency: of, ngr, chargebacks } of inOrder) {
    const ofDay = rates.get(day) ?? new Map<Currency, string>();
    const net = amountOf(of, ngr - chargebacks);
    const own = of === currency ? amountOf(currency, net.minor) : convert(net, currency, ofDay);
    if (!own) return undefined;
    const rateOf = (code: Currency) => (of === currency ? null : code === 'USD' ? '1' : (ofDay.get(code) ?? null));
    const words = (minor: bigint) => decimalText(amountOf(of, minor));
    converted.push({
      day,
      currency: of,
      ngr: words(ngr),
      chargebacks: words(chargebacks),
      perUsd: rateOf(of),
      ownPerUsd: rateOf(currency),
      converted: own.minor,
    });
  }
  return converted;
}

/** Of the highest tier that the month reaches; below 0 NGR of the first. '0' without a share. */
function percentOf({ share, currency }: AffiliatePlanDefinition, ngr: bigint, firstDeposits: number): string {
  if (!share) return '0';
  const reached = (from: string) =>
    share.by === 'ngr' ? ngr >= parseWrittenAmount(from, currency)!.minor : firstDeposits >= Number(from);
  return (share.tiers.findLast(({ from }) => reached(from)) ?? share.tiers[0]!).percent;
}

/** '12.5' → 1250. */
function hundredths(percent: string): bigint {
  const [whole = '0', fraction = ''] = percent.split('.');
  return BigInt(whole + fraction.padEnd(2, '0'));
}
