import type { Database } from '@fairhouse/database';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { type CatalogueSource, importGames } from './import-games.ts';

const everyMs = 6 * 3_600_000;

export interface ImportDeps {
  db: Database;
  log: { info(details: object, message: string): void };
}

/** Imports the list of an aggregator at the start, and four times a day. A list that cannot be had is asked for at the next round. */
export function importGamesJob({ db, log }: ImportDeps, source: CatalogueSource): StandingJob {
  return {
    name: `importGames ${source.id}`,
    everyMs,
    async run() {
      const imported = await importGames(db, source);
      log.info({ aggregator: source.id, ...imported }, 'the catalogue of an aggregator was imported');
      // The whole list was looked at: the next round has time.
      return 0;
    },
  };
}
