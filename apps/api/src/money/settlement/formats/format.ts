import type { SettlementKind } from '@fairhouse/contract/operator';

/**
 * How one provider writes its file: data, and nothing of it is code. Columns are named as the head of the file names them; of
 * several the first that says something counts.
 */
export interface SettlementFormat {
  code: string;
  name: string;
  /** Whose payments such a file is of, as deposits name it. The first is meant unless said. */
  providers: readonly string[];
  delimiter: ',' | ';';
  columns: {
    /** By which the provider tells its lines apart; without it, what stands in a line does. */
    key?: readonly string[];
    reference: readonly string[];
    kind: string;
    at: string;
    currency: string | { always: string };
    gross: string;
    /** What the provider keeps, added up. */
    fees: readonly string[];
    net: string;
  };
  /** The provider's word for a line, in small letters, by what it is; what is not here is an adjustment. */
  kinds: Readonly<Record<string, SettlementKind>>;
  decimal: '.' | ',';
  date: 'iso' | 'dayFirst';
  /** By how much the clock of the file is ahead of UTC. */
  aheadOfUtcMinutes: number;
  /**
   * `signed`: what leaves the casino is below zero. `byKind`: amounts have no sign, and refunds, disputes, payouts and
   * transfers leave.
   */
  signs: 'signed' | 'byKind';
  /** Whether a fee that the provider takes is written above or below zero. */
  feesAre: 'positive' | 'negative';
}
