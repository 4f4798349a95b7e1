import type { Database } from '@fairhouse/database';
import type { Sealing } from '../../lib/sealing.ts';

export interface StaffDeps {
  db: Database;
  /** Seals the secrets of authenticator apps. */
  sealing: Sealing;
  siteName: string;
  /** The desk's own origin: its passkeys are made for its host and for nothing else. */
  origin: string;
  sessions: StaffSessionSettings;
  memberExists(id: bigint): Promise<boolean>;
  clock(): Date;
}

export interface StaffSessionSettings {
  /** A session that nobody used for so long is over. */
  idleMinutes: number;
  /** However busy, a session or a token ends after so long. */
  absoluteHours: number;
}
