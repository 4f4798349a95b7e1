import type { NotificationChannel } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import type { Amount, Currency } from '@fairhouse/money';
import type { Approvals } from '../../db/approvals.ts';
import type { SettingOf } from '../../db/setting-of.ts';
import type { Result } from '../../http/result.ts';

export interface GroupRef {
  groupId: number;
  groupVersion: number;
}

/** A group as one condition over `m`, a row of member_record, by the value of $1; and the names of the conditions in it. */
export interface GroupCondition {
  sql: string;
  bound: string;
  conditions: readonly string[];
}

export interface BonusOfJourney {
  memberId: bigint;
  /** The bonus's own name: a second one of it is refused. */
  period: string;
  actor: string;
  reason: string;
  /** What it comes to, asked in the transaction that gives it, with the member's book locked; what it refuses is not given. */
  decide(tx: Transaction): Promise<Result<{ amount: Amount }>>;
}

/** Amounts in minor units of `currency`. */
export interface FreeRoundsOfJourney {
  game: string;
  currency: Currency;
  stake: bigint;
  count: number;
  /** From the grant on. */
  expires: { days: number };
  wagering: number;
  winMost: bigint;
}

export interface GrantOfJourney {
  memberId: bigint;
  /** The grant's own name: a second one of it is refused. */
  sourceKey: string;
  actor: string;
  reason: string;
  decide(tx: Transaction): Promise<Result<FreeRoundsOfJourney>>;
}

export interface OfferOfJourney {
  memberId: bigint;
  channel: NotificationChannel;
  /** The same about is sent once. */
  about: string;
  values: Record<string, string>;
}

export type OfferOutcome = 'sent' | 'noConsent' | 'switchedOff' | 'noDevice';

/** What journeys need of the rest of the casino. */
export interface JourneysDeps {
  db: Database;
  approvals: Approvals;
  settingOf: SettingOf;
  /** Undefined where there is no such version of a group. */
  groupCondition(db: Database | Transaction, group: GroupRef): Promise<GroupCondition | undefined>;
  /** Sends something promotional by one channel in the transaction, or answers why not. */
  offer(tx: Transaction, offer: OfferOfJourney): Promise<OfferOutcome>;
  /** What would come of an offer to each of these by a channel now, of those that there are. */
  offerOutcomes(
    tx: Transaction,
    memberIds: readonly bigint[],
    channel: NotificationChannel,
  ): Promise<ReadonlyMap<bigint, OfferOutcome>>;
  /** Those of these members to whom offers may be sent where they live. */
  notifiable(tx: Transaction, memberIds: readonly bigint[]): Promise<ReadonlySet<bigint>>;
  /** Gives a bonus under the terms in force, in one transaction. */
  giveBonus(bonus: BonusOfJourney): Promise<Result<unknown>>;
  /** Grants free rounds, in one transaction. */
  giveFreeRounds(grant: GrantOfJourney): Promise<Result<unknown>>;
  /** Whether the game takes free rounds at this stake; the refusal names the stakes that it takes. */
  takesFreeRounds(asked: Pick<FreeRoundsOfJourney, 'game' | 'currency' | 'stake'>): Promise<Result<unknown>>;
  /** There is something to do now: the job need not wait for its time. */
  wake(): void;
  clock(): Date;
  log: { warn(details: object, message: string): void };
}

/** The name of what a step sends or gives: of one name there is one. */
export const nameOf = (playerId: bigint, step: string): string => `journey:${playerId}:${step}`;

export const journeyActor = 'system:journeys';
