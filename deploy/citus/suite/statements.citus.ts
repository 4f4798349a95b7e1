import { fileURLToPath } from 'node:url';
import { spreadBooks } from '@fairhouse/betting/sharding';
import { connect } from '@fairhouse/database';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { casinoMigrations, casinoSchema } from '../../../apps/api/src/schema.ts';
import { findQueries, type Query } from '../../../scripts/queries/find-queries.ts';
import { paths, whyNotPlanned } from './explain.ts';
import { testDatabase } from './testing-on-citus.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What is read across in a transaction says so before (`readAcross`), and is planned as if by itself. */
const readAcross = [
  'apps/api/src/growth/bonus/bonus.book.store.ts',
  'apps/api/src/growth/bonus/jobs/pay.store.ts',
  'apps/api/src/growth/groups/campaign/result.store.ts',
  'apps/api/src/desk/queues/queue-row.store.ts',
  'apps/api/src/desk/risk/alerts/raise.store.ts',
];

/** Its table lives for one transaction; tests of the feature compare with a vendor. */
const ofATableOfItsOwn = 'apps/api/src/play/vendors/reconcile/reported-round.store.ts';

it('every statement of the casino is planned on several machines, as it is asked for', async () => {
  const database = await testDatabase({ schema: casinoSchema, migrations: casinoMigrations });
  const db = connect({ url: database.url, schema: casinoSchema, connections: 2 });
  await spreadBooks(db, casinoMigrations, { shards: 2 });
  const client = await db.connect();
  const problems: string[] = [];
  let planned = 0;
  for (const { file, line, texts = [], mayBeWithin } of queriesOfTheCasino()) {
    for (const text of texts.filter((it) => /^\s*(select|insert|update|delete|with)/i.test(it))) {
      const isWithin = mayBeWithin && !readAcross.includes(file);
      const why = [
        await whyNotPlanned(client, text, paths.byItself),
        isWithin ? await whyNotPlanned(client, text, paths.within) : undefined,
      ];
      planned++;
      problems.push(...why.filter((said) => said !== undefined).map((said) => `${file}:${line} ${said}`));
    }
  }
  client.release();
  await db.end();
  await database.close();
  console.log(`${planned} statements`);
  expect(planned).toBeGreaterThan(900);
  expect(problems).toEqual([]);
});

function queriesOfTheCasino(): Query[] {
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(
    `${root}tsconfig.json`,
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} },
  )!;
  const isLookedAt = (file: string) =>
    /^(apps\/api|packages\/(ledger|database\/src\/shared))\//.test(file) &&
    !/\.test\.ts$|\.fixture\.ts$|\/(testing|fixtures|client|spread)\//.test(file) &&
    file !== ofATableOfItsOwn;
  const files = fileNames.filter((file) => isLookedAt(file.slice(root.length)) || file.endsWith('.d.ts'));
  return findQueries(ts.createProgram(files, options), root, isLookedAt);
}
