import type { Database, Transaction } from '@fairhouse/database';
import type { Amount, Currency } from '@fairhouse/money';
import type { Approvals } from '../../db/approvals.ts';
import type { SettingOf } from '../../db/setting-of.ts';
import type { Result } from '../../http/result.ts';

export interface BonusOfCampaign {
  memberId: bigint;
  /** The bonus's own name: a second one of it is refused. */
  period: string;
  actor: string;
  reason: string;
  /** What it comes to, asked in the transaction that gives it, with the member's book locked; what it refuses is not given. */
  decide(tx: Transaction): Promise<Result<{ amount: Amount }>>;
}

/** Free rounds of a campaign for one member; amounts in minor units of `currency`. */
export interface FreeRoundsOfCampaign {
  game: string;
  currency: Currency;
  stake: bigint;
  count: number;
  /** From the grant on. */
  expires: { days: number };
  wagering: number;
  winMost: bigint;
}

export interface GrantOfCampaign {
  memberId: bigint;
  /** The grant's own name: a second one of it is refused. */
  sourceKey: string;
  actor: string;
  reason: string;
  /** What is granted, asked in the transaction that grants it, with the member's book locked; what it refuses is not granted. */
  decide(tx: Transaction): Promise<Result<FreeRoundsOfCampaign>>;
}

export interface NewsOfCampaign {
  memberId: bigint;
  about: string;
  kind: 'gift' | 'casino' | 'offer';
  values: Record<string, string | Amount>;
}

/** What groups and campaigns need of the rest of the casino. */
export interface GroupsDeps {
  db: Database;
  approvals: Approvals;
  settingOf: SettingOf;
  /** Gives a bonus under the terms in force, in one transaction. */
  giveBonus(bonus: BonusOfCampaign): Promise<Result<unknown>>;
  /** Grants free rounds, in one transaction. */
  giveFreeRounds(grant: GrantOfCampaign): Promise<Result<unknown>>;
  /** Whether the game takes free rounds at this stake; the refusal names the stakes that it takes. */
  takesFreeRounds(asked: Pick<FreeRoundsOfCampaign, 'game' | 'currency' | 'stake'>): Promise<Result<unknown>>;
  /** Tells the member in the transaction. */
  announce(tx: Transaction, news: NewsOfCampaign): Promise<unknown>;
  /** Shows the member a promotion that others are not shown. */
  choosePromotion(tx: Transaction, chosen: { promotionId: number; memberId: bigint }): Promise<void>;
  /** Whether there is such a promotion, for chosen members. */
  isForChosen(promotionId: number): Promise<boolean>;
  /** There is something to carry out now: the job need not wait for its time. */
  wake(): void;
  clock(): Date;
  log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}
