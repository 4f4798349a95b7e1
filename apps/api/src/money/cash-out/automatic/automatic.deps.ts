import type { Database, Transaction } from '@fairhouse/database';
import type { Approvals } from '../../../db/approvals.ts';
import type { AnnounceCashOut } from '../announce-move.ts';
import type { IsSameName } from './judge.ts';

/** What automatic approvals need of the rest of the casino. */
export interface AutomaticDeps {
  db: Database;
  approvals: Approvals;
  announce: AnnounceCashOut;
  isSameName: IsSameName;
  /** From 0 on and below 1: draws what is reviewed afterwards. */
  random(): number;
  /** There is something to pay. */
  wake(): void;
  /** Leaves a note on the player's file, under this name. */
  noteMember(tx: Transaction, note: { memberId: bigint; text: string; by: string }): Promise<void>;
}
