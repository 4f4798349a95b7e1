import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browsersText } from '../vite/browsers.ts';
import { outOfBudget, weighPages } from '../vite/page-weights.ts';
import { tooNewInPages } from './browser-support.ts';
import { casinos } from './casinos.ts';
import { endedWithUs } from './ended-with-us.ts';
import buildPages, { apps } from './pages-for-the-run.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const playwright = join(root, 'node_modules/.bin/playwright');
const [reports = 'test-results', ...specs] = process.argv.slice(2);

await buildPages();
const tooNew = tooNewInPages(root, apps);
if (tooNew.length > 0) {
  console.error(`What was built uses what the oldest browsers lack (${browsersText}):\n${tooNew.join('\n')}`);
  process.exit(1);
}
const tooHeavy = outOfBudget(weighPages(join(root, 'apps/studio/dist')));
if (tooHeavy.length > 0) {
  console.error(`Pages of games are out of their budget (scripts/vite/page-weights.ts):\n${tooHeavy.join('\n')}`);
  process.exit(1);
}

/** Walked through at the same time, and none sees the others. */
const codes = await Promise.all(
  Object.entries(casinos).map(async ([casino, { sizes }]) => {
    const projects = sizes.map((size) => `--project=${size}`);
    const where = [...projects, `--output=test-results/${casino}`, '--pass-with-no-tests'];
    const report = join(reports, `${casino}.json`);
    const env = { ...process.env, E2E_CASINO: casino, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const args = ['test', ...where, '--reporter=list,json,./scripts/test/stop-when-stuck.ts', ...specs];
    const [code] = await once(endedWithUs(spawn(playwright, args, { cwd: root, env, stdio: 'inherit' })), 'exit');
    return (code as number | null) ?? 1;
  }),
);
process.exitCode = Math.max(...codes);
