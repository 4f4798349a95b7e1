import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildClient } from '../start/clients.ts';
import { bundlePrograms, librariesAsTheyAre } from './bundle-programs.ts';
import { copyFiles } from './copy-files.ts';
import { copyLibraries } from './copy-libraries.ts';

/** The programs of a release. The fake payment provider is none: it is never there where money is real. */
export const releasePrograms = {
  api: 'apps/api/src/main.ts',
  studio: 'apps/studio/src/main.ts',
  migrate: 'apps/api/src/migrate.ts',
  operator: 'apps/backoffice/src/cli/main.ts',
  administrator: 'scripts/administrator.ts',
  'back-up-files': 'deploy/backup/back-up-files.ts',
  'backup-ages': 'deploy/backup/tell-ages.ts',
} as const;

/**
 * Builds all that runs in production into `folder`, which can be put anywhere and needs nothing but node:
 * `node build/api.mjs`. Pages that were built from these very sources are taken as they are.
 */
export async function buildRelease(root: string, folder: string, say: (line: string) => void): Promise<void> {
  for (const app of ['web', 'studio', 'desk']) await buildClient(root, app, undefined, say);
  await buildPrograms(root, folder);
}

/** The same with the pages as they are. */
export async function buildPrograms(root: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const sources = await bundlePrograms(root, releasePrograms, folder);
  copyFiles(root, sources, folder);
  copyLibraries(root, librariesAsTheyAre, folder);
  for (const name of ['LICENSE', 'CREDITS.md']) copyFileSync(join(root, name), join(folder, name));
  const { name, version, license, engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const described = { name, version, private: true, license, type: 'module', engines };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(described, null, 2)}\n`);
}
