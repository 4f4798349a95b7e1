import { type Book, readBook } from '@fairhouse/betting';
import { connect, type Database, openCounts, type SharedCounts, type Transaction } from '@fairhouse/database';
import { type Jurisdiction, type RuledPlace, type Rules, ruledPlaces } from '@fairhouse/jurisdictions';
import type { Logger } from '@fairhouse/operation';
import { applySettings } from './apply-settings.ts';
import type { Approvals } from './db/approvals.ts';
import type { ChangeSetting } from './db/change-setting.ts';
import { createJobQueue, type JobQueue } from './db/job-queue/job-queue.ts';
import {
  createApprovals,
  createChangeSetting,
  createLiveSettings,
  type JobNotes,
  type LiveSettings,
  noteJobs,
  readInForce,
  settingIn,
} from './desk/index.ts';
import { createEdgeCountry, type EdgeCountry } from './http/edge-country.ts';
import { createRateLimits, type RateLimits } from './http/rate-limits.ts';
import type { Sessions } from './http/session.ts';
import type { Viewer } from './http/viewer.ts';
import { openStorages } from './lib/storage/open-storages.ts';
import type { Storages } from './lib/storage/storage.ts';
import {
  createSessions,
  type Places,
  placesOf,
  placesOfMembers,
  type SessionSettings,
  sessionDefaults,
} from './players/index.ts';
import { type JurisdictionOf, openJurisdictions, openRegion, type Region } from './protection/index.ts';
import { casinoSchema, jobsSchema } from './schema.ts';
import type { Settings } from './settings.ts';
import { requireSharedSecrets } from './shared-secrets.ts';

/** What every service stands on. */
export interface Foundation {
  /** From the environment: the same for as long as the process runs. */
  settings: Settings;
  /** Where uploads lie. */
  storages: Storages;
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
  /** Of calls, in all processes together. */
  counts: SharedCounts;
  /** Who asks, from where, and how often. */
  edge: { sessions: Sessions; rateLimits: RateLimits; edgeCountry: EdgeCountry };
  bookOf(memberId: bigint): Promise<Book>;
  /** Which decisions take two people, and what the first of them has said. */
  approvals: Approvals;
  changeSetting: ChangeSetting;
  /** What holds at a place: where no pack is in force, and for a part of a country that is not told, the casino's own. */
  jurisdictionOf: JurisdictionOf;
  /** `within`: the transaction of the caller, which must not wait for another connection while it holds one. */
  jurisdictionOfMember(memberId: bigint, within?: Transaction): Promise<Jurisdiction>;
  jurisdictionOfViewer(viewer: Viewer): Promise<Jurisdiction>;
  /** The rules of the place of a reader. */
  rulesFor(viewer: Viewer): Promise<Rules>;
  jurisdictionsOfMembers(
    memberIds: readonly bigint[],
    within?: Transaction,
  ): Promise<ReadonlyMap<bigint, Jurisdiction>>;
  /** Every place that there are rules of, by the packs in force. */
  ruledPlaces(): RuledPlace[];
  close(): Promise<void>;
}

export async function openFoundation(settings: Settings, log: Logger): Promise<Foundation> {
  const db = connect({
    url: settings.DATABASE_URL,
    schema: casinoSchema,
    connections: settings.DATABASE_CONNECTIONS,
    answerWithinMs: settings.DATABASE_ANSWER_MS,
  });
  await requireSharedSecrets(db, settings).catch(async (error) => {
    await db.end();
    throw error;
  });
  const sessionSettings = {
    ...sessionDefaults,
    idleMinutes: settings.SESSION_IDLE_MINUTES,
    absoluteHours: settings.SESSION_HOURS,
  };
  const storages = await openStorages(settings.FAIRHOUSE_DATA_DIR, settings.storage);
  const counts = openCounts(db);
  const rateLimits = createRateLimits(
    { callsPerMinute: settings.CALLS_PER_MINUTE, guessesPerMinute: settings.GUESSES_PER_MINUTE },
    counts,
  );
  const kept = createLiveSettings(() => readInForce(db));
  const jurisdictions = await openJurisdictions({
    // Not by way of what is kept, or it would be twice as old.
    readPacks: async () => settingIn(await readInForce(db), 'jurisdictions', 'casino').packs,
    logger: log,
  });
  const live: LiveSettings = {
    ...kept,
    forget() {
      kept.forget();
      void jurisdictions.readAgain();
    },
  };
  const places = placesOf(settings.RESTRICTED_COUNTRIES);
  const approvals = createApprovals(db);
  const jurisdictionsOfMembers = async (memberIds: readonly bigint[], within?: Transaction) => {
    const members = await placesOfMembers(within ?? db, memberIds);
    // Who holds a connection must not wait for another.
    if (!within) await jurisdictions.upToDate();
    return new Map(
      members.map(({ id, countryCode, stateCode }) => [id, jurisdictions.of(countryCode, stateCode)] as const),
    );
  };
  const jurisdictionOfMember = async (memberId: bigint, within?: Transaction) =>
    (await jurisdictionsOfMembers([memberId], within)).get(memberId)!;
  const jurisdictionOfViewer = async (viewer: Viewer) =>
    'memberId' in viewer ? jurisdictionOfMember(viewer.memberId) : jurisdictions.of(viewer.country ?? '');
  return {
    settings,
    storages,
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
    places,
    sessionSettings,
    counts,
    edge: {
      sessions: createSessions(db, sessionSettings),
      rateLimits,
      edgeCountry: createEdgeCountry({
        trustedProxies: settings.TRUSTED_PROXIES,
        countryHeader: settings.COUNTRY_HEADER,
      }),
    },
    approvals,
    changeSetting: createChangeSetting({ db, applies: applySettings, approvals, live }),
    jurisdictionOf: jurisdictions.of,
    jurisdictionOfMember,
    jurisdictionOfViewer,
    rulesFor: async (viewer) => (await jurisdictionOfViewer(viewer)).rules,
    jurisdictionsOfMembers,
    ruledPlaces: () =>
      ruledPlaces(
        places.countries.map(({ isoCode2 }) => isoCode2),
        (countryCode) => places.statesOf(countryCode).map(({ code }) => code),
        jurisdictions.of,
      ),
    async close() {
      rateLimits.stop();
      counts.close();
      await jurisdictions.stop();
    },
    bookOf: async (memberId) => (await readBook(db, memberId))!,
  };
}
