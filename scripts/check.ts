import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settingsOf } from './test/extent.ts';
import { featuresOf } from './test/features.ts';
import { runInParallel, runStage } from './test/run-stage.ts';
import { stagesOf } from './test/stages.ts';
import { summary } from './test/summary.ts';

/**
 * `npm run check`: types, lint, imports, and the tests of the features in which something has changed since the last commit,
 * or since the one that is named: `npm run check -- main`. For every day; `npm test` decides.
 */
const [since = 'HEAD'] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const changed = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
const features = featuresOf(root, changed);
const reports = mkdtempSync(join(tmpdir(), 'fairhouse-check-'));
const { still, tests } = stagesOf(root, reports, settingsOf('sample'));
const results = await runInParallel(still, root);
console.log(features.length > 0 ? `\nChanged: ${features.join(', ')}` : `\nNothing has changed since ${since}.`);
if (features.length > 0) {
  // Whatever changed may have changed a query, or the schema that queries are held to.
  const inThem = [
    ...tests.command,
    '--passWithNoTests',
    'scripts/queries/',
    ...features.map((feature) => `${feature}/`),
  ];
  results.push(await runStage({ ...tests, command: inThem }, root));
}
rmSync(reports, { recursive: true, force: true });
const { text, isRight } = summary(results);
console.log(text);
process.exitCode = isRight ? 0 : 1;
