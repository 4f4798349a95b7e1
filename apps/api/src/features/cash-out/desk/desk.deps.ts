import type { Database } from '@fairhouse/database';
import type { CashOutDeps } from '../cash-out.deps.ts';

/** What the desk needs of the rest of the house. */
export interface DeskDeps
  extends Pick<CashOutDeps, 'db' | 'settingOf' | 'payoutProviders' | 'owesDeposit' | 'announce'> {
  /** Those of the members who owe a deposit. */
  membersOwing(db: Database, memberIds: bigint[]): Promise<Set<bigint>>;
}
