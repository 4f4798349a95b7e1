import type { Database } from '@fairhouse/database';

/** What fees need of the rest of the casino. */
export interface FeesDeps {
  db: Database;
  /** Those that take or pay out money as the casino is set up. */
  providers: readonly string[];
}
