import type { Database } from '@fairhouse/database';
import type { Amount, Currency } from '@fairhouse/money';
import type { Signer } from '@fairhouse/record-proof';

/** Units of each currency for one US dollar, on a day of UTC. */
export type RatesOfDay = ReadonlyMap<Currency, { day: string; perUsd: string }>;

export interface LicencePlaces {
  /** By country, and by part where the part has another: `GB`, `CA` and `CA-ON`; a place that is not here is under the casino's own rules. */
  codes: Readonly<Record<string, string>>;
  names: Readonly<Record<string, string>>;
}

/** What working out a report takes. */
export interface ReportsDeps {
  db: Database;
  clock(): Date;
  /** Everything posted before it is in the sums; null: there is no book yet. */
  summedUp(): Promise<Date | null>;
  groupCurrency(): Promise<Currency | undefined>;
  licences(): LicencePlaces;
  /** The rates of each day of a period, by day. */
  ratesOf(from: string, to: string): Promise<ReadonlyMap<string, RatesOfDay>>;
  /** Undefined without both rates. */
  inCurrency<C extends Currency>(amount: Amount, to: C, rates: RatesOfDay): Amount<C> | undefined;
  /** Signs files that leave the casino. */
  signer: Signer;
}
