import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Database, migrate } from '@fairhouse/database';
import { noteRoundsJob, placeAuditEvents } from '../../apps/api/src/desk/index.ts';
import { cashOutSource, depositSource, sumUp } from '../../apps/api/src/money/index.ts';
import { loadReferenceData } from '../../apps/api/src/reference-data.ts';
import { casinoMigrations, casinoSchema } from '../../apps/api/src/schema.ts';
import { readSettings } from '../../apps/api/src/settings.ts';
import { casinoEnv } from '../server/casino-env.ts';

const folder = new URL('./sql/', import.meta.url);
export const fillingFiles = readdirSync(folder).sort();
export const fillingText = (name: string) => readFileSync(new URL(name, folder), 'utf8');

const hourMs = 60 * 60_000;
const slots = 1_095;
/** Anyone who fills a slot does half of its members: as many at once as a small machine has cores. */
const halves = [0, 1];
const eventsAtOnce = 20_000;

export interface FillOptions {
  url: string;
  members: number;
  /** Where the casino may write the first administrator's link. */
  dataFolder: string;
  say(line: string): void;
}

/**
 * Fills an empty database with a year of a large casino: the rows of members and payments in bulk, the postings through the
 * ledger's own door with times of that year, and the sums, the record and the index of rounds by the jobs of the casino.
 */
export async function fillLargeCasino({ url, members, dataFolder, say }: FillOptions): Promise<void> {
  const db = connect({ url, schema: casinoSchema, connections: 4, answerWithinMs: hourMs });
  const filling = fillingPool(url, members);
  const startedAt = performance.now();
  const done = (what: string) => say(`${((performance.now() - startedAt) / 1_000).toFixed(0)} s: ${what}`);
  try {
    await migrate(db, casinoSchema, casinoMigrations);
    await loadReferenceData(db, readSettings((await casinoEnv(url, dataFolder)).env));
    const [settings, membersOf, lives, ...rest] = fillingFiles.map(fillingText) as [
      string,
      string,
      string,
      ...string[],
    ];
    for (const sql of [settings, membersOf, lives]) await filling.query(sql);
    await db.query('analyze');
    done('members');
    for (let slot = 0; slot < slots; slot++) {
      await Promise.all(halves.map((half) => filling.query('select filling.live($1, $2)', [slot, half])));
      await filling.query('select filling.play_on($1)', [slot]);
      if (slot === 10 || slot % 100 === 99) {
        await db.query('analyze posting, book');
        done(`postings of ${slot + 1} slots`);
      }
    }
    for (const [place, sql] of rest.entries()) {
      await filling.query(sql);
      done(fillingFiles[place + 3]!);
    }
    await db.query('vacuum analyze');
    done('vacuum');
    await sumUpAll(db);
    done('sums of days');
    const { run } = noteRoundsJob(db);
    while ((await run()) > 0);
    done('places of rounds');
    while ((await placeAuditEvents(db, eventsAtOnce)) > 0);
    done('the record');
    await filling.query('drop schema filling cascade');
    await db.query('vacuum analyze');
    await db.query('checkpoint');
    done('done');
  } finally {
    await filling.end();
    await db.end();
  }
}

/** Connections for which the ledger's clock is the one of the filling, and whose plans keep to the keys, as the group commit's do. */
function fillingPool(url: string, members: number): Database {
  const until = new Date(Math.floor(Date.now() / hourMs) * hourMs).toISOString();
  const settings = {
    'filling.members': members,
    'filling.until': until,
    'filling.now': until,
    work_mem: '256MB',
    synchronous_commit: 'off',
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  return connect({
    url,
    schema: `filling,${casinoSchema},pg_catalog ${options.join(' ')}`,
    connections: halves.length,
    answerWithinMs: hourMs,
  });
}

async function sumUpAll(db: Database): Promise<void> {
  const deps = { db, sources: { payments: [depositSource, cashOutSource] }, nowMs: Date.now };
  while ((await sumUp(deps)) > 0);
}
