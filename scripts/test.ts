import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { playwrightCounts, vitestCounts } from './test/counts.ts';
import { reportOfRepeated } from './test/repeating.ts';
import { runStage, type Stage } from './test/run-stage.ts';
import { summary } from './test/summary.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = mkdtempSync(join(tmpdir(), 'fairhouse-reports-'));
const program = (name: string) => join(root, 'node_modules/.bin', name);
const vitestReport = join(reports, 'vitest.json');
const faultsReport = join(reports, 'faults.json');

/** Everything that decides whether the house may open, cheapest first. `npm test -- types lint` runs only those. */
const stages: Stage[] = [
  { name: 'types', command: [program('tsc'), '--noEmit', '-p', 'tsconfig.json'] },
  { name: 'lint', command: [program('biome'), 'check', '.'] },
  { name: 'imports', command: [process.execPath, '--import', 'tsx', 'scripts/check-imports.ts'] },
  {
    name: 'unit and integration',
    command: [process.execPath, '--import', 'tsx', 'scripts/test/unit-and-integration.ts', vitestReport],
    counts: () => vitestCounts(vitestReport, reportOfRepeated(vitestReport)),
  },
  {
    name: 'faults',
    command: [
      program('vitest'),
      'run',
      '--config=faults/vitest.config.ts',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${faultsReport}`,
    ],
    counts: () => vitestCounts(faultsReport),
  },
  {
    name: 'end to end',
    command: [process.execPath, '--import', 'tsx', 'scripts/test/end-to-end.ts', reports],
    counts: () => playwrightCounts(['phone', 'desktop'].map((size) => join(reports, `${size}.json`))),
  },
];

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => !stages.some((stage) => stage.name.split(' ').includes(name)));
if (unknown) {
  process.stderr.write(`There is no stage "${unknown}"; there are: ${stages.map(({ name }) => name).join(', ')}.\n`);
  process.exit(1);
}

const results = [];
for (const stage of stages) {
  if (wanted.length > 0 && !stage.name.split(' ').some((word) => wanted.includes(word))) continue;
  results.push(await runStage(stage, root));
}
rmSync(reports, { recursive: true, force: true });
const { text, isRight } = summary(results);
console.log(text);
process.exitCode = isRight ? 0 : 1;
