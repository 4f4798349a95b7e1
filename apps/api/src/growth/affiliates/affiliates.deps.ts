import type { Database, Transaction } from '@fairhouse/database';
import type { Amount, Currency } from '@fairhouse/money';
import type { PayoutProvider } from '@fairhouse/payments';
import type { Approvals } from '../../db/approvals.ts';
import type { Sealing } from '../../lib/sealing.ts';

/** Postings of one type of one player on one day, in minor units. */
export interface PlayerSum {
  type: string;
  /** Of a reversal: the type of what it took back. */
  reversed: string;
  amount: bigint;
  cash: bigint;
  bonus: bigint;
  held: bigint;
}

export interface PostbackAnswer {
  /** null: there was no answer. */
  status: number | null;
  /** null: it was delivered. */
  problem: string | null;
  retryAfterSeconds: number | undefined;
}

/** What affiliates need of the rest of the casino. */
export interface AffiliatesDeps {
  db: Database;
  approvals: Approvals;
  /** Signs the tokens of clicks. */
  clickKey: Buffer;
  sealing: Sealing;
  siteName: string;
  /** Of the players' site, where links and the portal are. */
  origin: string;
  /** How old a click may be when its visitor joins. */
  attributionDays: number;
  /** Whether this connection is still counted within the hour. */
  mayCount(address: string): Promise<boolean>;
  /** Keyed hashes, as those of players are made. */
  originOf(kind: 'device' | 'address', value: string): Buffer;
  accountOf(method: string, fields: Readonly<Record<string, string>>): Buffer;
  /** The fields of a payout method as they are kept, or the one that is wrong. */
  checkDestination(
    method: string,
    fields: Readonly<Record<string, string>>,
  ):
    | { ok: true; destination: Record<string, string> }
    | { ok: false; error: 'missingField' | 'destinationInvalid'; field: string };
  maskedDestination(destination: Readonly<Record<string, string>>): string;
  /** Whether the rules of a place let partners be paid for its players. */
  allowedAt(countryCode: string, stateCode: string): boolean;
  /** Of these players those whose place does not. */
  notAllowed(tx: Transaction, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>>;
  /** Everything posted before it is there for good; null without a book. */
  postedUntil(): Promise<Date | null>;
  /** The last day whose sums are final; null before the first. */
  lastFinishedDay(): Promise<string | null>;
  /** NGR, deposits and net stakes by the definition of the finance report. */
  linesOf(sums: readonly PlayerSum[]): { deposits: bigint; stakes: bigint; rollbacks: bigint; ngr: bigint };
  /** Units of each currency for one US dollar on a day, exact text. */
  ratesOn(day: string): Promise<ReadonlyMap<Currency, { perUsd: string }>>;
  convert(amount: Amount, to: Currency, rates: ReadonlyMap<Currency, string>): Amount | undefined;
  payouts(): Payouts;
  postback: {
    isAllowed(url: string): boolean;
    newSecret(): string;
    signatureOf(secrets: readonly string[], message: { id: string; seconds: number; body: Buffer }): string;
    post(event: { url: string; headers: Record<string, string>; body: Buffer }): Promise<PostbackAnswer>;
    /** Until the next try after so many; null: there is none. */
    waitSeconds(tries: number, asked: number | undefined): number | null;
  };
  mail(
    tx: Transaction,
    to: string,
    letter: { subject: string; paragraphs: string[]; button: { label: string; link: string } },
  ): Promise<unknown>;
  wake(): void;
  clock(): Date;
  log: { warn(details: object, message: string): void; error(details: object, message: string): void };
}

/** Of the area of money, which is wired after this one. */
export interface Payouts {
  providers: readonly PayoutProvider[];
}

export const affiliateActor = 'system:affiliates';
