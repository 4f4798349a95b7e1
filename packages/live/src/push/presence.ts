import { randomUUID } from 'node:crypto';
import type { Database } from '@fairhouse/database';
import { keepSeats, leaveSeats, type Seated } from './presence.store.ts';

/** Who sits where, in this process and in all. */
export interface Presence {
  /** Says who sits in this process now; answers how many people sit at each table in all processes. */
  keep(seated: readonly Seated[]): Promise<ReadonlyMap<string, number>>;
  /** At the end of the process. */
  end(): Promise<void>;
}

/** What a process said holds for so long. It says it again every few seconds. */
export const presenceLeaseMs = 20_000;

export function openPresence(db: Database, leaseMs = presenceLeaseMs): Presence {
  const process = randomUUID();
  return {
    keep: (seated) => keepSeats(db, process, seated, leaseMs),
    end: () => leaveSeats(db, process),
  };
}
