import type { Database, Transaction } from '@fairhouse/database';
import type { Amount, Currency } from '@fairhouse/money';
import type { Observation, PaymentProvider } from '@fairhouse/payments';
import type { AboutPayment } from '../../db/about-payment.ts';
import type { SettingOf } from '../../db/setting-of.ts';
import type { Language } from '../../http/language.ts';
import type { Refusal, Result } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import type { Attempt } from './attempt.store.ts';
import type { NotedInstrument } from './instrument.store.ts';

/** What deposits need of the rest of the casino. */
export interface DepositDeps {
  db: Database;
  settingOf: SettingOf;
  /** By the name that the method's row gives. */
  providers: ReadonlyMap<string, PaymentProvider>;
  /** Within this a provider is asked, so that what is exchanged with it is kept. */
  aboutPayment: AboutPayment;
  /** The casino's own origin, for the way back from the provider. */
  publicOrigin: string;
  /** Marks that this member has deposited; called in the transaction that credits. */
  markCredited(tx: Transaction, memberId: bigint): Promise<unknown>;
  /** The same for many members at once. */
  markAllCredited(tx: Transaction, memberIds: readonly bigint[]): Promise<unknown>;
  /**
   * What the member's protection has against a deposit, in the transaction that is about to store it. It locks the book, so that
   * of many at once each sees those before it.
   */
  guard(tx: Transaction, member: SessionMember, amount: Amount, language: Language): Promise<Refusal | undefined>;
  /**
   * What the velocity limits say of a payment that is about to be stored in this transaction, which holds the lock of the player's
   * payments. `review` is called once it is stored.
   */
  velocity(
    tx: Transaction,
    asked: { kind: 'deposit'; memberId: bigint; method: string; amount: Amount },
  ): Promise<{ refusal: Refusal } | { refusal: undefined; review(subject: string): Promise<void> }>;
  /** Whether the member is excluded or paused now, so that no provider is asked again. */
  isBarred(tx: Transaction, memberId: bigint): Promise<boolean>;
  /** Providers of deposits with an open incident. */
  providersInIncident(): Promise<ReadonlySet<string>>;
  /** Keys the digests of what deposits were paid with. */
  secret: string;
  /** Something new that the member has paid with; in the transaction that notes it, after the book. */
  instrumentsNoted(tx: Transaction, memberId: bigint, instruments: NotedInstrument[]): Promise<void>;
  /** A deposit was credited that came late or with another amount, which no limit has judged; after the book. */
  creditedUnjudged(tx: Transaction, deposit: CreditedDeposit): Promise<void>;
  /** Tells the member of a credited deposit, in the transaction that credits it. */
  tellCredited(tx: Transaction, deposit: CreditedDeposit): Promise<unknown>;
  /** Keeps what payers claim back as things that people work on. */
  claims: ClaimPort;
  /** Whether the rules of the place let this member pay this in now; asked before anything is ordered. */
  admit(member: SessionMember, amount: Amount): Promise<Result<null>>;
  /** What the place where the member lives says of paying in: whether by credit, and in which currencies (null: in all). */
  placeRules(memberId: bigint): Promise<{ credit: boolean; currencies: readonly Currency[] | null }>;
  /** For prefilling the provider's page. */
  emailOf(memberId: bigint): Promise<string | undefined>;
  log: { warn(details: object, message: string): void };
}

export type CreditedDeposit = Pick<Attempt, 'id' | 'memberId' | 'amount'>;

type Claimed = Pick<Attempt, 'id' | 'memberId' | 'pays'>;

/** Disputes and refunds of deposits, kept in the transaction that applies the news and under the deposit's lock. */
export interface ClaimPort {
  /** `isOld`: it is over already, and this says nothing new of it. */
  disputed(tx: Transaction, of: Claimed, reported: Observation): Promise<{ isOld: boolean; othersOpen: boolean }>;
  refunded(tx: Transaction, of: Claimed, reported: Observation): Promise<void>;
  /** A dispute of a payment that no deposit of ours has, or not yet. */
  unknown(reported: Observation): Promise<void>;
}
