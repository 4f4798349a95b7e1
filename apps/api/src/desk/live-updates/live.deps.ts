import type { LiveKind, Permission, StaffRight } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';

export interface LiveDeps {
  /** One connection, for nothing else. */
  db: Database;
  /** The permission that a kind needs; self: a session alone; null: it is about oneself. */
  needs: Readonly<Record<LiveKind, StaffRight | null>>;
  /** What the holder of a session may do at this moment; undefined once it has ended. To ask is no use of it. */
  permissionsOf(sessionId: bigint): Promise<ReadonlySet<Permission> | undefined>;
  log: { warn(details: object, message: string): void };
}
