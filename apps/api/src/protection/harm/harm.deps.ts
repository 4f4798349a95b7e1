import type { HarmMeasure } from '@fairhouse/contract/operator';
import type { Database, Transaction } from '@fairhouse/database';
import type { Jurisdiction } from '@fairhouse/jurisdictions';
import type { Result } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';

export interface Pause {
  kind: 'break' | 'exclusion' | 'mandatoryBreak';
  since: Date;
  /** null: for good. */
  until: Date | null;
  endedAt: Date | null;
}

export interface Limit {
  kind: 'deposit' | 'loss' | 'stake' | 'time';
  period: 'day' | 'week' | 'month';
  /** Minor units; minutes for `time`. */
  most: bigint;
  since: Date;
}

export interface PauseWish {
  memberId: bigint;
  kind: 'break' | 'exclusion';
  /** Of a break. */
  hours?: number;
  /** Of an exclusion; 0: for good. */
  months?: number;
  /** Who begins it, and why: `operator:anna`. */
  by: string;
  reason: string;
}

/** What this feature needs of the members' own protection, which has a feature of its own. */
export interface OwnProtection {
  /** Those in force. */
  limitsOf(db: Database, memberId: bigint): Promise<Limit[]>;
  /** The latest first, at most so many. */
  pausesOf(db: Database, memberId: bigint, most: number): Promise<Pause[]>;
  /** The time zones that members have named; a member without one is not among them. */
  timeZonesOf(db: Database | Transaction, memberIds: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>;
  /** Whether the member may not play now anyway. */
  isBarred(tx: Transaction, memberId: bigint): Promise<boolean>;
  /** Whether a break began by it. */
  startMandatoryBreak(tx: Transaction, memberId: bigint, minutes: number, why: string): Promise<boolean>;
  pauseMember(tx: Transaction, wish: PauseWish): Promise<Result<null>>;
  /** Since when the member has closed the account; undefined for one that is open. */
  closedAt(db: Database, memberId: bigint): Promise<Date | undefined>;
  /** Opens an account that its member has closed. */
  reopenAccount(tx: Transaction, wish: { memberId: bigint; by: string; reason: string }): Promise<Result<null>>;
  /** Ends an exclusion for good. */
  liftExclusion(tx: Transaction, lift: { memberId: bigint; by: string; reason: string }): Promise<Result<null>>;
}

export interface HarmDeps {
  db: Database;
  /** `within`: the transaction of the caller. */
  jurisdictionOfMember(memberId: bigint, within?: Transaction): Promise<Jurisdiction>;
  jurisdictionsOfMembers(memberIds: readonly bigint[], within: Transaction): Promise<ReadonlyMap<bigint, Jurisdiction>>;
  protection: OwnProtection;
  /** Tells the member, in the transaction that takes the measure: of `pause` where a break has begun. Once for each `about`. */
  tellMember(tx: Transaction, reported: { memberId: bigint; what: HarmMeasure; about: string }): Promise<unknown>;
  clock(): Date;
}

/** Somebody who decides: nobody about himself. */
export type Decider = Pick<StaffPerson, 'id' | 'name' | 'memberIds'>;
