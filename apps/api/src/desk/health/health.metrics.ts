import { metrics } from '@fairhouse/operation';
import type { QueueAge } from '../../db/queue-age.ts';
import type { ArchiveStanding, StandbyStanding } from './casino.store.ts';

/** A moment and no age: the process that looked before another one says nothing too young, and the newest of all is right. */
const archivedAt = new metrics.Gauge({
  name: 'database_wal_archived_at_seconds',
  help: 'When the database last archived a file of its log, in Unix time, as this process last saw it; 0: it archives none',
});

export function noteArchive(archive: ArchiveStanding | null): void {
  archivedAt.set(archive === null ? 0 : archive.lastAt.getTime() / 1_000);
}

/** One process measures the casino at a time, and in an hour perhaps another one: what it knew it says no longer than this. */
const saidForMs = 120_000;
let notedAtMs = 0;

function forgetWhenOld(gauge: InstanceType<typeof metrics.Gauge>): void {
  if (Date.now() - notedAtMs > saidForMs) gauge.reset();
}

const queueRows = new metrics.Gauge({
  name: 'desk_queue_rows',
  help: 'What waits for the staff, by queue: all of it (waiting), past its first target (amber), past its last (red)',
  labelNames: ['queue', 'standing'],
  collect() {
    forgetWhenOld(this);
  },
});

const standbys = new metrics.Gauge({
  name: 'database_standbys',
  help: 'Standbys that follow the database',
  labelNames: ['database'],
  collect() {
    forgetWhenOld(this);
  },
});

const behind = new metrics.Gauge({
  name: 'database_standby_behind_bytes',
  help: 'How much of the log the slowest standby has not replayed; nothing where the role may not see it (pg_monitor)',
  labelNames: ['database'],
  collect() {
    forgetWhenOld(this);
  },
});

/** Notes what was measured just now. */
export function noteCasino(queues: readonly QueueAge[], standby: StandbyStanding, nowMs = Date.now()): void {
  notedAtMs = nowMs;
  for (const { queue, waiting, amber, red } of queues) {
    queueRows.set({ queue, standing: 'waiting' }, waiting);
    queueRows.set({ queue, standing: 'amber' }, amber);
    queueRows.set({ queue, standing: 'red' }, red);
  }
  const { database, count, behindBytes } = standby;
  standbys.set({ database }, count);
  if (behindBytes === null) behind.reset();
  else behind.set({ database }, Number(behindBytes));
}
