import type { DeskVendor, OperatorCallOutput } from '@fairhouse/contract/operator';

/** The search part of the address: the vendor that is open, and the currency of the figures. */
export type VendorsView = Partial<Record<'row' | 'currency', string>>;

type Certified = 'notNeeded' | 'none' | 'old' | 'passed';

export function certifiedAs({ needsCertification, certification }: DeskVendor): Certified {
  if (!needsCertification) return 'notNeeded';
  if (!certification) return 'none';
  return certification.current ? 'passed' : 'old';
}

export const certifiedTones = { notNeeded: 'plain', none: 'bad', old: 'late', passed: 'good' } as const;

export function stateOf({ enabled, hasSecret }: DeskVendor): 'ready' | 'disabled' | 'noSecret' {
  if (!enabled) return 'disabled';
  return hasSecret ? 'ready' : 'noSecret';
}

export type Money = OperatorCallOutput<'/operator/finance/breakdown'>['rows'][number];

export type Calls = OperatorCallOutput<'/operator/health/vendors'>['rows'][number];

/** A vendor beside what was played with it in a week, in one currency, and how it called in a day. */
export type VendorRow = DeskVendor & { week?: Money | undefined; calls?: Calls | undefined };

/** The currencies of a week, the one with the most bets first. */
export function currenciesOf(rows: readonly Money[]): Money['currency'][] {
  const bets = new Map<Money['currency'], number>();
  for (const row of rows) bets.set(row.currency, (bets.get(row.currency) ?? 0) + row.bets);
  return [...bets].sort(([, a], [, b]) => b - a).map(([currency]) => currency);
}

/** Of the stakes that stayed, in percent; undefined without stakes. Both are exact decimal texts. */
export function returnedPercent({
  stakes,
  rollbacks,
  wins,
}: Pick<Money, 'stakes' | 'rollbacks' | 'wins'>): number | undefined {
  const stayed = Number(stakes) - Number(rollbacks);
  return stayed > 0 ? (Number(wins) / stayed) * 100 : undefined;
}

const dayMs = 86_400_000;

/** Today in UTC and the six days before it. */
export function lastSevenDays(now: Date): { from: string; to: string } {
  const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  return { from: dayOf(now.getTime() - 6 * dayMs), to: dayOf(now.getTime()) };
}
