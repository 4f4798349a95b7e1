import type { Database } from '@fairhouse/database';
import type { Approvals } from '../../../db/approvals.ts';
import type { CashOutDeps } from '../cash-out.deps.ts';

/** What the desk needs of the rest of the casino. */
export interface DeskDeps
  extends Pick<CashOutDeps, 'db' | 'payoutProviders' | 'disputesDeposit' | 'announce' | 'acceptProofs'> {
  /** Those of the members who owe a deposit. */
  membersOwing(db: Database, memberIds: bigint[]): Promise<Set<bigint>>;
  /** Those of the members of whose deposits one is disputed now. */
  membersDisputing(db: Database, memberIds: bigint[]): Promise<Set<bigint>>;
  /** Which approvals take two people, and what the first of them has said. */
  approvals: Approvals;
}
