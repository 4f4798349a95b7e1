import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { roleNames } from '@fairhouse/contract/operator';
import { connect } from '@fairhouse/database';
import { addOperator } from '../../../apps/api/src/testing/add-operator.ts';
import { openTestCasino, type TestCasino } from '../../../test-kit/open-test-casino.ts';
import { keysForDrill } from '../files/keys.ts';

/**
 * Opens the casino on a restored database as "npm start" does: its real processes, over HTTP. It has no key of a provider, no
 * mail server and no vendor's secret but the studio's, so whatever it has on its list to do, it reaches nobody.
 */
export async function openCopy(
  dataFolder: string,
  databaseUrl: string,
  keys: Readonly<Record<string, string>>,
): Promise<TestCasino> {
  const { EXCLUDED_PERSON_KEY, ...secrets } = keysForDrill(keys);
  writeFileSync(join(dataFolder, 'secrets.json'), JSON.stringify(secrets), { mode: 0o600 });
  if (Object.keys(secrets).length === 0) await forgetSecrets(databaseUrl);
  return openTestCasino(
    {
      ...(EXCLUDED_PERSON_KEY ? { EXCLUDED_PERSON_KEY } : {}),
      DATABASE_URL: databaseUrl,
      FAIRHOUSE_DATA_DIR: dataFolder,
      CALLS_PER_MINUTE: '100000',
      GUESSES_PER_MINUTE: '1000',
    },
    somebody,
  );
}

/** A copy without its keys is opened with others; one that has them is held to them, so the drill tries these too. */
async function forgetSecrets(databaseUrl: string): Promise<void> {
  for (const schema of ['casino', 'studio']) {
    const db = connect({ url: databaseUrl, schema, connections: 1 });
    try {
      const { rows } = await db.query("select to_regclass('secret_digest') is not null as there");
      if (rows[0].there) await db.query('delete from secret_digest');
    } finally {
      await db.end();
    }
  }
}

/** In the copy alone, somebody who may ask for everything. */
async function somebody(databaseUrl: string): Promise<{ STAFF_TOKEN: string }> {
  const db = connect({ url: databaseUrl, schema: 'casino', connections: 1 });
  try {
    return { STAFF_TOKEN: await addOperator(db, `restore-drill-${randomBytes(4).toString('hex')}`, roleNames) };
  } finally {
    await db.end();
  }
}

/** What the casino of a drill may know of this process's environment: nothing that opens a door elsewhere. */
const harmless = new Set(['PATH', 'HOME', 'TMPDIR', 'LANG', 'LC_ALL', 'USER', 'SHELL', 'TERM', 'CI']);

export function forgetEnvironment(): void {
  for (const name of Object.keys(process.env)) if (!harmless.has(name)) delete process.env[name];
}
