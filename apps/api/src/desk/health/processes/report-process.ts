import { statfs } from 'node:fs/promises';
import { hostname } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { type Database, inTransaction } from '@fairhouse/database';
import type { JobNotes } from '../jobs/note-rounds.ts';
import { noteRounds } from '../jobs/round.store.ts';
import { countedCalls, type MinuteOfCalls, minutesOfCalls } from '../wallet/count-calls.ts';
import { noteMinute } from '../wallet/minute.store.ts';
import { noteHere, noteStopped, type ProcessFigures } from './process.store.ts';

interface SayHere {
  db: Database;
  name: string;
  port: number;
  /** On whose disk the casino keeps its files. */
  folder: string;
  notes: JobNotes;
  clock(): Date;
  log: { warn(details: object, message: string): void };
}

export interface ProcessReporter {
  /** Says now that this process is there, what it has counted, and which jobs it ran. */
  beat(): Promise<void>;
  stop(): Promise<void>;
}

const everyMs = 10_000;
const lagLookMs = 20;

/** Each process says by itself that it is there: one transaction in ten seconds. Nothing of it is a part of any other work. */
export function reportProcess({ db, name, port, folder, notes, clock, log }: SayHere): ProcessReporter {
  const id = `${name}@${hostname()}:${port}`;
  const startedAt = clock();
  const lag = monitorEventLoopDelay({ resolution: lagLookMs });
  lag.enable();
  const nextMinute = minutesOfCalls();
  let under: Promise<void> = Promise.resolve();

  async function figures(): Promise<ProcessFigures> {
    // Node measures from one look to the next, the pause between them included.
    const loopLagMs = Math.max(0, Math.round(lag.percentile(99) / 1e5 - lagLookMs * 10) / 10);
    lag.reset();
    const disk = await statfs(folder).catch(() => undefined);
    return {
      memoryBytes: process.memoryUsage.rss(),
      loopLagMs,
      ...(disk ? { disk: { freeBytes: disk.bavail * disk.bsize, allBytes: disk.blocks * disk.bsize } } : {}),
    };
  }

  async function say(): Promise<void> {
    const now = clock();
    const [own, calls] = await Promise.all([figures(), countedCalls()]);
    const minute: MinuteOfCalls = nextMinute(now, calls);
    const rounds = notes.take();
    try {
      await inTransaction(db, async (tx) => {
        await noteHere(tx, { id, name, startedAt, seenAt: now, figures: own });
        if (minute.total > 0 || minute.vendors.length > 0) await noteMinute(tx, id, minute);
        await noteRounds(tx, id, rounds);
      });
    } catch (error) {
      notes.putBack(rounds);
      throw error;
    }
  }

  function beat(): Promise<void> {
    under = under.then(say, say);
    return under;
  }

  const beatOrWarn = () =>
    void beat().catch((error: unknown) =>
      log.warn({ err: error }, 'the heartbeat of this process could not be written'),
    );
  beatOrWarn();
  const timer = setInterval(beatOrWarn, everyMs).unref();
  return {
    beat,
    async stop() {
      clearInterval(timer);
      lag.disable();
      await beat().catch(() => {});
      await noteStopped(db, id, clock()).catch(() => {});
    },
  };
}
