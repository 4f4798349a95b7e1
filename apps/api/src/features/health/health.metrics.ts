import { metrics } from '@fairhouse/operation';
import type { ArchiveStanding } from './house.store.ts';

/** A moment and no age: the process that looked before another one says nothing too young, and the newest of all is right. */
const archivedAt = new metrics.Gauge({
  name: 'database_wal_archived_at_seconds',
  help: 'When the database last archived a file of its log, in Unix time, as this process last saw it; 0: it archives none',
});

export function noteArchive(archive: ArchiveStanding | null): void {
  archivedAt.set(archive === null ? 0 : archive.lastAt.getTime() / 1_000);
}
