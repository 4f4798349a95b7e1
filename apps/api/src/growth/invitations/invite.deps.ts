import type { DocumentStatus } from '@fairhouse/contract';
import type { Database, Transaction } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';

export type InviteNews = { memberId: bigint; about: string } & (
  | { kind: 'friendJoined' }
  | { kind: 'inviteReward' | 'agentBonus'; values: { amount: Amount } }
);

/** What invitations need of the rest of the casino. */
export interface InviteDeps {
  db: Database;
  /** Keys the hashes of devices, addresses and accounts. */
  secret: string;
  /** An agent's share of first deposits, in percent. */
  agentPercent(): Promise<number>;
  /** Tells the member in the same transaction. */
  announce(tx: Transaction, news: InviteNews): Promise<unknown>;
  /** Network addresses the member's latest sessions came from. */
  addressesOf(tx: Transaction, memberId: bigint): Promise<string[]>;
  /** Of all four documents as one. */
  profileStatusOf(memberId: bigint): Promise<DocumentStatus>;
  log: { warn(details: object, message: string): void };
}
