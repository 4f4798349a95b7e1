import type { Database } from '@fairhouse/database';
import type { Signer } from '@fairhouse/record-proof';
import type { Storage } from '../../../lib/storage/storage.ts';
import type { LicencePlaces } from '../reports.deps.ts';

export interface DailyDeps {
  db: Database;
  clock(): Date;
  storage: Storage;
  signer: Signer;
  licences(): LicencePlaces;
  /** Of pseudonyms; it never changes. */
  pseudonymKey: Buffer;
  /** 0: no day is exported. */
  keptDays: number;
}
