import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { connect } from '@fairhouse/database';
import { createSigner } from '@fairhouse/record-proof';
import { testDatabase } from '@fairhouse/testing';
import { expect, it, onTestFinished } from 'vitest';

const here = fileURLToPath(new URL('..', import.meta.url));
const results = fileURLToPath(new URL('../../../test-results/', import.meta.url));

/** The package in a folder of its own, with all but its folder `sharding`. */
function copyWithoutSharding(): string {
  mkdirSync(results, { recursive: true });
  const folder = mkdtempSync(join(results, 'rgs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(here, folder, { recursive: true, filter: (path) => !/\/(sharding|node_modules)$/.test(path) });
  return folder;
}

it('migrates, commits to a seed and follows nothing where its folder is removed', async () => {
  const copy = copyWithoutSharding();
  expect(existsSync(join(here, 'src/sharding'))).toBe(true);
  expect(existsSync(join(copy, 'src/sharding'))).toBe(false);
  const rgs = (await import(pathToFileURL(join(copy, 'src/index.ts')).href)) as typeof import('./index.ts');

  const server = await testDatabase();
  const db = connect({ url: server.url, schema: 'studio', connections: 2 });
  const applied = await rgs.migrateStudio(db, 'studio', rgs.rgsMigrations);
  expect(applied.length).toBe(rgs.rgsMigrations.length);
  expect(await rgs.followMovedPlayers(db, rgs.rgsMigrations)).toBe(0);

  const playerId = randomUUID();
  await db.query('insert into player (id, wallet_user) values ($1, $2)', [playerId, 'one']);
  const commitments = rgs.openCommitmentLog(db, createSigner('studio.test/commitments', 'a secret of this test'));
  const shown = await rgs.commitSeed({ db, commitments }, playerId);
  expect(shown.serverSeedHash).toMatch(/^[0-9a-f]{64}$/);
  expect(await rgs.sizeOfLog(db)).toBeGreaterThan(0);
  await db.end();
  await server.close();
});
