import { connect, type Database } from '@fairhouse/database';
import { houseJurisdiction, type Jurisdiction } from '@fairhouse/jurisdictions';
import { type Book, readBook } from '@fairhouse/ledger';
import type { Logger } from '@fairhouse/operation';
import type { ChangeSetting } from '../db/change-setting.ts';
import { createJobQueue, type JobQueue } from '../db/job-queue/job-queue.ts';
import type { SecondWord } from '../db/second-word.ts';
import { type SessionSettings, sessionDefaults } from '../features/access/session.store.ts';
import { createSessions } from '../features/access/sessions.ts';
import { createSecondWord } from '../features/four-eyes/second-word.ts';
import { type JobNotes, noteJobs } from '../features/health/jobs/note-rounds.ts';
import { type Places, placesOf } from '../features/lists/places.ts';
import { openRegion, type Region } from '../features/region/region.ts';
import { createChangeSetting } from '../features/settings/change-setting.ts';
import { createLiveSettings, type LiveSettings } from '../features/settings/live-settings.ts';
import { readInForce } from '../features/settings/setting.store.ts';
import { createEdgeCountry, type EdgeCountry } from '../http/edge-country.ts';
import { createRateLimits, type RateLimits } from '../http/rate-limits.ts';
import type { Sessions } from '../http/session.ts';
import { casinoSchema, jobsSchema } from '../schema.ts';
import type { Settings } from '../settings.ts';
import { applySettings } from './apply-settings.ts';

/** What every service stands on. */
export interface Foundation {
  /** From the environment: the same for as long as the process runs. */
  settings: Settings;
  /** From rows that operators add to. */
  live: LiveSettings;
  log: Logger;
  db: Database;
  /** Runs the jobs of the services. */
  queue: JobQueue;
  /** What came of their rounds. */
  jobNotes: JobNotes;
  region: Region;
  places: Places;
  sessionSettings: SessionSettings;
  /** Who asks, from where, and how often. */
  edge: { sessions: Sessions; rateLimits: RateLimits; edgeCountry: EdgeCountry };
  bookOf(memberId: bigint): Promise<Book>;
  /** Which decisions take two people, and what the first of them has said. */
  secondWord: SecondWord;
  changeSetting: ChangeSetting;
  /** What holds for members of a country; of an ISO code that has no pack in force, the house's own. */
  jurisdictionOf(countryCode: string): Jurisdiction;
}

export function openFoundation(settings: Settings, log: Logger): Foundation {
  const db = connect({
    url: settings.DATABASE_URL,
    schema: casinoSchema,
    connections: 10,
    answerWithinMs: settings.DATABASE_ANSWER_MS,
  });
  const sessionSettings = {
    ...sessionDefaults,
    idleMinutes: settings.SESSION_IDLE_MINUTES,
    absoluteHours: settings.SESSION_HOURS,
  };
  const live = createLiveSettings(() => readInForce(db));
  const secondWord = createSecondWord(db);
  return {
    settings,
    live,
    log,
    db,
    queue: createJobQueue({ url: settings.DATABASE_URL, schema: jobsSchema, log }),
    jobNotes: noteJobs(() => new Date()),
    region: openRegion({
      countryFile: settings.COUNTRY_FILE,
      restrictedCountries: settings.RESTRICTED_COUNTRIES,
      restrictedUrl: settings.RESTRICTED_URL,
    }),
    places: placesOf(settings.RESTRICTED_COUNTRIES),
    sessionSettings,
    edge: {
      sessions: createSessions(db, sessionSettings),
      rateLimits: createRateLimits({
        callsPerMinute: settings.CALLS_PER_MINUTE,
        guessesPerMinute: settings.GUESSES_PER_MINUTE,
      }),
      edgeCountry: createEdgeCountry({
        trustedProxies: settings.TRUSTED_PROXIES,
        countryHeader: settings.COUNTRY_HEADER,
      }),
    },
    secondWord,
    changeSetting: createChangeSetting({ db, applies: applySettings, secondWord, live }),
    jurisdictionOf: () => houseJurisdiction,
    bookOf: async (memberId) => (await readBook(db, memberId))!,
  };
}
