import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeExtent, settingsOf } from './test/extent.ts';
import { featureNamed } from './test/features.ts';
import { runInParallel, runStage, type Stage, type StageResult } from './test/run-stage.ts';
import { stagesOf } from './test/stages.ts';
import { summary } from './test/summary.ts';

/**
 * `npm test` decides whether the casino may open. `npm test -- types faults` runs those stages alone, `npm test -- bonus`
 * the tests of that feature; `npm run test:long` is `npm test -- --long`.
 */
const words = process.argv.slice(2);
const extent = words.includes('--long') ? 'long' : 'sample';
const names = words.filter((word) => word !== '--long');

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'fairhouse-reports-'));
// Anyone who names a part of it means all of that part.
const settings = settingsOf(extent, names.length > 0 ? { TURNS: 'all', ...process.env } : process.env);
const { still, tests, faults, browser } = stagesOf(root.replace(/\/$/, ''), reports, settings);

const isNamed = ({ name }: Stage) => name.split(' ').some((word) => names.includes(word));
const isStage = names.every((name) =>
  [...still, tests, faults, browser].some((stage) => stage.name.split(' ').includes(name)),
);

async function runStages(): Promise<StageResult[]> {
  const isWanted = (stage: Stage) => names.length === 0 || isNamed(stage);
  const results = await runInParallel(still.filter(isWanted), root);
  if (isWanted(tests)) results.push(await runStage(tests, root));
  // One after the other: side by side they take as long on two processors, and each sees outages that the other makes.
  for (const stage of [faults, browser].filter(isWanted)) results.push(await runStage(stage, root));
  return results;
}

/** The tests of features: those beside the code, then those in the browser. */
async function runFeatures(): Promise<StageResult[]> {
  const features = names.map((name) => ({ name, ...featureNamed(root.replace(/\/$/, ''), name) }));
  const unknown = features.find(({ folders, specs }) => folders.length + specs.length === 0);
  if (unknown) {
    const known = [...still, tests, faults, browser].map(({ name }) => name).join(', ');
    process.stderr.write(`There is no feature and no stage "${unknown.name}"; the stages are: ${known}.\n`);
    process.exit(1);
  }
  const folders = features.flatMap((feature) => feature.folders);
  const specs = features.flatMap((feature) => feature.specs);
  const with_ = (stage: Stage, paths: string[]) => ({ ...stage, command: [...stage.command, ...paths] });
  const results = folders.length > 0 ? [await runStage(with_(tests, folders), root)] : [];
  if (specs.length > 0) results.push(await runStage(with_(browser, specs), root));
  return results;
}

console.log(describeExtent(extent, settings));
const results = isStage ? await runStages() : await runFeatures();
rmSync(reports, { recursive: true, force: true });
const { text, isRight } = summary(results);
console.log(text);
process.exitCode = isRight ? 0 : 1;
