import type { Database } from '@fairhouse/database';
import type { CarryOutApproved } from '../../db/approvals.ts';

export interface FourEyesDeps {
  db: Database;
  /** What each command does, once it is approved. Asked for when it is needed: the features are opened after this one. */
  carriers(): CarryOutApproved;
  log: { warn(details: object, message: string): void };
}
