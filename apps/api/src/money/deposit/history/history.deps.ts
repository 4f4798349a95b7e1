import type { DepositDeps } from '../deposit.deps.ts';

/** Where coins were to be sent, and what has come, by the chains' own record. */
export interface CoinsOfDeposit {
  places: { coin: string; address: string; coinNum: string }[];
  arrivals: {
    coin: string;
    coinNum: string;
    txId: string;
    confirmations: number;
    needed: number;
    seenAt: Date;
  }[];
}

export interface HistoryDeps extends DepositDeps {
  /** Of the attempt with this reference; undefined where it was not to come in coins. */
  coinsOf(reference: string): Promise<CoinsOfDeposit | undefined>;
}
