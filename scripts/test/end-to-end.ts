import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildClient } from '../start/clients.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const playwright = join(root, 'node_modules/.bin/playwright');
const [reports = 'test-results', ...specs] = process.argv.slice(2);

// Both houses serve what is built here once.
for (const app of ['web', 'studio']) await buildClient(root, app, undefined, console.log);

/** Each size has a house of its own, so that the two are walked through at the same time and neither sees the other. */
const codes = await Promise.all(
  ['phone', 'desktop'].map(
    (size) =>
      new Promise<number>((done, fail) => {
        const where = [`--project=${size}`, `--output=test-results/${size}`, '--pass-with-no-tests'];
        const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, `${size}.json`) };
        const child = spawn(playwright, ['test', ...where, '--reporter=list,json', ...specs], {
          cwd: root,
          env,
          stdio: 'inherit',
        });
        child.once('error', fail);
        child.once('exit', (code) => done(code ?? 1));
      }),
  ),
);
process.exitCode = Math.max(...codes);
