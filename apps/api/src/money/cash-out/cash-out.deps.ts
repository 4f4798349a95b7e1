import type { Database, Transaction } from '@fairhouse/database';
import type { Amount, Currency } from '@fairhouse/money';
import type { PayoutProvider } from '@fairhouse/payments';
import type { AboutPayment } from '../../db/about-payment.ts';
import type { SettingOf } from '../../db/setting-of.ts';
import type { Refusal } from '../../http/result.ts';
import type { AnnounceCashOut } from './announce-move.ts';
import type { Proofs } from './cash-out.store.ts';

/** What cash-outs need of the rest of the casino. */
export interface CashOutDeps {
  db: Database;
  settingOf: SettingOf;
  /** In the order in which they are asked whether they take a payout. What none takes, operators pay and mark. */
  payoutProviders: readonly PayoutProvider[];
  /** Within this a provider is asked, so that what is exchanged with it is kept. */
  aboutPayment: AboutPayment;
  /** Whether members of that place may take a cash-out back. */
  mayCancel(memberId: bigint): Promise<boolean>;
  /** Cash of the member's book. */
  cashOf(memberId: bigint): Promise<Amount>;
  /** Bets still to be made before a cash-out; zero without an open bonus. */
  rollingAmountOf(memberId: bigint, currency: Currency): Promise<Amount>;
  /**
   * What the velocity limits say of a payment that is about to be stored in this transaction, which holds the lock of the player's
   * payments. `review` is called once it is stored.
   */
  velocity(
    tx: Transaction,
    asked: { kind: 'cashOut'; memberId: bigint; method: string; amount: Amount },
  ): Promise<{ refusal: Refusal } | { refusal: undefined; review(subject: string): Promise<void> }>;
  /** Whether a deposit of the member's is disputed now: then nothing is paid out until that is over. */
  disputesDeposit(db: Database | Transaction, memberId: bigint): Promise<boolean>;
  ownsFiles(tx: Database | Transaction, memberId: bigint, fileIds: bigint[]): Promise<boolean>;
  /** Files of the documents that are accepted or being reviewed, by kind; and those of what has expired, which prove nothing. */
  knownProofs(db: Database, memberId: bigint): Promise<{ known: Partial<Proofs>; expired: number[] }>;
  /** Whether the session that a call came with has not been ended since; the transaction holds the lock of the book. */
  isLoggedIn(tx: Transaction, sessionId: bigint): Promise<boolean>;
  /** Puts the documents of a cash-out into review where nothing of their kind is there; it locks the member, so it comes after the book. */
  handInProofs(tx: Transaction, memberId: bigint, proofs: Proofs): Promise<void>;
  /** Accepts what waits of the documents of a cash-out that an operator approved. */
  acceptProofs(
    tx: Transaction,
    of: { memberId: bigint; proofs: Proofs; cashOutId: bigint },
    operatorName: string,
  ): Promise<void>;
  /** Notes an account that a member wants to be paid at; it locks invitations, so it comes before the book. */
  noteAccount(
    tx: Transaction,
    memberId: bigint,
    method: string,
    fields: Readonly<Record<string, string>>,
  ): Promise<void>;
  /** Bitcoin addresses of the network on which payouts are sent. */
  takesBitcoinAddress(address: string): boolean;
  /** Mails the member that a payout account came or went, in the transaction of the change. */
  mailAccount(tx: Transaction, memberId: bigint, kind: 'payoutAccountAdded' | 'payoutAccountRemoved'): Promise<unknown>;
  /** Leaves the member a message. */
  announce: AnnounceCashOut;
  log: { warn(details: object, message: string): void; error(details: object, message: string): void };
}

/** What paying needs of it. */
export type PayoutDeps = Pick<
  CashOutDeps,
  'db' | 'payoutProviders' | 'aboutPayment' | 'disputesDeposit' | 'announce' | 'log'
>;
