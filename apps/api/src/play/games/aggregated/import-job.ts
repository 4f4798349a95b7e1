import type { Database } from '@fairhouse/database';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { isImportDue } from './aggregated-game.store.ts';
import { type CatalogueSource, importGames } from './import-games.ts';

const importEveryMs = 6 * 3_600_000;
/** A list that could not be had is asked for again after this long. */
const lookEveryMs = 60_000;

export interface ImportDeps {
  db: Database;
  log: { info(details: object, message: string): void };
}

/** Imports the list of an aggregator at the first start, and four times a day. */
export function importGamesJob({ db, log }: ImportDeps, source: CatalogueSource): StandingJob {
  return {
    name: `importGames ${source.id}`,
    everyMs: lookEveryMs,
    async run() {
      if (!(await isImportDue(db, source.id, importEveryMs))) return 0;
      const imported = await importGames(db, source);
      log.info({ aggregator: source.id, ...imported }, 'the catalogue of an aggregator was imported');
      // The whole list was looked at: the next round has time.
      return 0;
    },
  };
}
