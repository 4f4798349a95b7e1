import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from './cluster.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    workers: { type: 'string', default: '2' },
    folder: { type: 'string' },
    seconds: { type: 'string', default: '8' },
    'shards-per-worker': { type: 'string', default: '2' },
  },
});
const counts = values.workers.split(',').map(Number);
const [command] = positionals;
const load = { durationMs: Number(values.seconds) * 1_000, shardsPerWorker: Number(values['shards-per-worker']) };
const areCounts = counts.every((count) => Number.isInteger(count) && count >= 1 && count <= 16);

if (command === 'bench' && areCounts) {
  const { benchSpread } = await import('./bench.ts');
  await benchSpread(counts, load);
} else if (command === 'bench-studio' && areCounts) {
  const { benchStudio } = await import('./bench-studio.ts');
  await benchStudio(counts, load);
} else if (command === 'start' && areCounts && counts.length === 1) {
  const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'fairhouse-citus-'));
  const cluster = await startCluster(folder, counts[0]!);
  console.log(`CITUS_URL=${cluster.url}`);
  console.log(`A coordinator and ${counts[0]} workers in ${folder}; Ctrl+C ends them.`);
  const waiting = setInterval(() => {}, 60_000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      clearInterval(waiting);
      void cluster.stop();
    });
  }
} else {
  console.error(
    'npm run citus -- start [--workers 2] [--folder an empty one], or bench, or bench-studio [--workers 1,2,4] [--seconds 8] [--shards-per-worker 2]',
  );
  process.exitCode = 2;
}
