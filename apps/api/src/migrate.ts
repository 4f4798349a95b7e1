import { migrateCasino } from '@fairhouse/betting';
import { connect } from '@fairhouse/database';
import { CannotRun, createLogger } from '@fairhouse/operation';
import { loadReferenceData } from './reference-data.ts';
import { casinoMigrations, casinoSchema } from './schema.ts';
import { readSettings } from './settings.ts';
import { requireSharedSecrets } from './shared-secrets.ts';

const logger = createLogger('migrate');
/** Nobody waits for an answer while the schema is brought up to date, and the machine may be busy: long enough for the largest step. */
const answerWithinMs = 60 * 60_000;
try {
  const settings = readSettings(process.env);
  const db = connect({ url: settings.DATABASE_URL, schema: casinoSchema, connections: 2, answerWithinMs });
  try {
    // Before the schema is touched, and again once there is a table to note them in.
    await requireSharedSecrets(db, settings);
    const applied = await migrateCasino(db, casinoSchema, casinoMigrations);
    await requireSharedSecrets(db, settings);
    await loadReferenceData(db, settings);
    logger.info({ applied }, 'the casino schema is up to date');
  } finally {
    // A connection that nobody uses lives for minutes, and the process with it.
    await db.end();
  }
} catch (error) {
  if (!(error instanceof CannotRun)) logger.fatal({ err: error }, 'the casino schema could not be brought up to date');
  process.stderr.write(`migrate: ${(error as Error).message}\n`);
  process.exitCode = 1;
}
