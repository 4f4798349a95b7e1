import { type ReportMeasure, reportMeasures } from '@fairhouse/contract/operator';

/** What the records of a source come to in one row: minor units and counts. */
export type Base = Readonly<Record<string, bigint>>;

/** A measure is made of parts that add up; of one part it is that part. */
interface Declared {
  parts: readonly ((base: Base) => bigint)[];
  /** Parts in money are converted, where the report is in the group currency. */
  isMoney: boolean;
  /** From its parts, where it is another thing than the one: tenths of a percent; null: there is nothing to work it out from. */
  value?: (parts: readonly bigint[]) => bigint | null;
}

const line = (name: string): Declared => ({ parts: [(base) => base[name] ?? 0n], isMoney: true });
const count = (name: string): Declared => ({ parts: [(base) => base[name] ?? 0n], isMoney: false });
const of = (base: Base, name: string) => base[name] ?? 0n;

export const measures: Readonly<Record<ReportMeasure, Declared>> = {
  deposits: line('deposits'),
  withdrawals: line('paidOut'),
  netDeposits: { parts: [(base) => of(base, 'deposits') - of(base, 'paidOut')], isMoney: true },
  stakes: line('stakes'),
  rollbacks: line('rollbacks'),
  wins: line('wins'),
  ggr: line('ggr'),
  margin: {
    parts: [(base) => of(base, 'ggr'), (base) => of(base, 'stakes') - of(base, 'rollbacks')],
    isMoney: true,
    value: share,
  },
  granted: line('granted'),
  forfeited: line('forfeited'),
  bonusCost: { parts: [(base) => of(base, 'granted') - of(base, 'forfeited')], isMoney: true },
  ngr: line('ngr'),
  fees: line('fees'),
  bets: count('bets'),
  activePlayers: count('active'),
  depositors: count('depositors'),
  newPlayers: count('joined'),
  firstDepositors: count('firstDeposited'),
  depositsBegun: count('begun'),
  acceptance: {
    parts: [(base) => of(base, 'done'), (base) => of(base, 'done') + of(base, 'refused')],
    isMoney: false,
    value: share,
  },
};

/** Tenths of a percent, rounded half away from zero; null of nothing. */
function share([part = 0n, all = 0n]: readonly bigint[]): bigint | null {
  if (all === 0n) return null;
  const [sign, size] = part < 0n !== all < 0n ? [-1n, -1n] : [1n, 1n];
  return (sign * (2_000n * part * size * (all < 0n ? -1n : 1n) + abs(all))) / (2n * abs(all));
}

const abs = (value: bigint) => (value < 0n ? -value : value);

export const isMoneyMeasure = (measure: ReportMeasure) => reportMeasures[measure].unit === 'money';
