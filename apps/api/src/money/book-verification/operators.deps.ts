import type { Balance } from '@fairhouse/betting';
import type { Database, Transaction } from '@fairhouse/database';
import type { Amount } from '@fairhouse/money';

/** A member as the desk sees one; the totals are those of the member's book. */
interface DeskMember {
  id: bigint;
  username: string;
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  countryCode: string;
  enabled: boolean;
  invitorId: bigint | null;
  recommendCode: string | null;
  createdAt: Date;
}

interface DeskBook {
  balance: Balance;
  totals: Record<'deposited' | 'paidOut' | 'staked' | 'won', Amount>;
  postings: bigint;
}

interface BookFault {
  memberId: bigint;
  seq?: bigint;
  rule: string;
  detail: string;
}

export interface Verified {
  books: number;
  postings: number;
  faultCount: number;
  /** The first of them. */
  faults: BookFault[];
}

export interface OperatorsDeps {
  db: Database;
  /** By id, username or email address. */
  findMember(text: string): Promise<DeskMember | undefined>;
  bookOf(memberId: bigint): Promise<DeskBook>;
  rollingAmountOf(memberId: bigint): Promise<Amount>;
  /** All books, or one member's. */
  verifyBooks(memberId: bigint | undefined): Promise<Verified>;
  /** All books have been verified. */
  noteVerified(tx: Transaction, actor: string, found: Pick<Verified, 'postings' | 'faultCount'>): Promise<void>;
}
