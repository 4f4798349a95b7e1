import type { FreeRounds, FreeRoundsSource } from '@fairhouse/betting';
import type { Database, Transaction } from '@fairhouse/database';
import type { Rules } from '@fairhouse/jurisdictions';
import type { Amount, Currency } from '@fairhouse/money';
import type { Approvals } from '../../db/approvals.ts';
import type { Result } from '../../http/result.ts';

/** Winnings that are credited as a bonus; `noted` is called in its transaction, before it is posted. */
export interface WinningsAsBonus {
  memberId: bigint;
  period: string;
  wageringTimes: number;
  amount: Amount;
  noted(tx: Transaction): Promise<void>;
}

export interface FreeRoundsNews {
  memberId: bigint;
  kind: 'freeRoundsGiven' | 'freeRoundsPaid';
  about: string;
  values: Record<string, string | Amount>;
}

/** What free rounds need of the rest of the casino. */
export interface FreeRoundsDeps {
  db: Database;
  approvals: Approvals;
  rulesOf(memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, Pick<Rules, 'offers.freeRounds'>>>;
  /** Why nothing is offered to the member now: on a break, excluded, or with signs of harm. */
  offersHeldBack(db: Database | Transaction, memberId: bigint): Promise<string | undefined>;
  giveBonus(winnings: WinningsAsBonus): Promise<Result<unknown>>;
  announce(tx: Transaction, news: FreeRoundsNews): Promise<unknown>;
  /** There is something to credit now: the job need not wait for its time. */
  wake(): void;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}

/** What is granted; amounts in minor units of the member's currency. */
export interface GrantTerms {
  game: string;
  currency: Currency;
  stake: bigint;
  count: number;
  /** For how many days from now on, or until when. */
  expires: { days: number } | { at: Date };
  wagering: number;
  winMost: bigint;
}

/** Whom free rounds are granted to, and by whom. */
export interface GrantName {
  memberId: bigint;
  source: FreeRoundsSource;
  /** The same of a source grants once. */
  sourceKey: string;
  actor: string;
  reason?: string;
}

export type NewGrant = GrantName & GrantTerms;

export interface DecidedGrant extends GrantName {
  /** What is granted, asked in the transaction that grants it, with the member's book locked; what it refuses is not granted. */
  decide(tx: Transaction): Promise<Result<GrantTerms>>;
}

export const subjectOf = ({ id }: Pick<FreeRounds, 'id'>): string => `freeRounds:${id}`;
