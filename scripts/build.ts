import { fileURLToPath } from 'node:url';
import { CannotRun } from '@fairhouse/operation/settings';
import { buildRelease } from './build/build-release.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
try {
  const folder = fileURLToPath(new URL('../build', import.meta.url));
  await buildRelease(root, folder, console.log);
  console.log(
    'Built into build/: run api.mjs, studio.mjs, migrate.mjs, operator.mjs, administrator.mjs, back-up-files.mjs and backup-ages.mjs there with node.',
  );
} catch (error) {
  if (!(error instanceof CannotRun)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
