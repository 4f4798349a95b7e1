import type { Database } from '@fairhouse/database';
import { removeOld } from './wallet.store.ts';

const dayMs = 24 * 3_600_000;
/** Vendors may answer a round for four months: until then a session must be there for them to name. */
const ages = { launchesMs: dayMs, sessionsMs: 130 * dayMs };
const rowsAtOnce = 5_000;

interface SweepParts {
  db: Database;
  logger: { error(details: object, message: string): void };
  everyMs?: number;
}

/** Removes launch tokens and vendor sessions that nobody can need any more. */
export function startSweepSessions({ db, logger, everyMs = 3_600_000 }: SweepParts): { stop(): Promise<void> } {
  let running: Promise<void> | undefined;
  const sweep = async () => {
    try {
      while ((await removeOld(db, ages, rowsAtOnce)) >= rowsAtOnce);
    } catch (err) {
      logger.error({ err }, 'old game sessions could not be removed');
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => {
    running ??= sweep();
  }, everyMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
