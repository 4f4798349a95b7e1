import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startCluster } from './cluster.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: 'string', default: '2' }, folder: { type: 'string' } },
});
const workers = Number(values.workers);

if (positionals[0] !== 'start' || !Number.isInteger(workers) || workers < 1 || workers > 16) {
  console.error('npm run citus -- start [--workers 1 to 16] [--folder an empty folder]');
  process.exit(2);
}

const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'fairhouse-citus-'));
const cluster = await startCluster(folder, workers);
console.log(`CITUS_URL=${cluster.url}`);
console.log(`A coordinator and ${workers} workers in ${folder}; Ctrl+C ends them.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cluster.stop().then(() => process.exit(0)));
}
setInterval(() => {}, 60_000);
