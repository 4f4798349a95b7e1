import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@fairhouse/database/embedded';
import { benchLedger } from './bench-ledger.ts';

// node --import tsx bench/ledger/main.ts [--large] [--seconds=10]
const secondsArgument = process.argv.find((argument) => argument.startsWith('--seconds='));
const options = { large: process.argv.includes('--large'), seconds: Number(secondsArgument?.split('=')[1] ?? 10) };

async function main(): Promise<void> {
  const given = process.env.FAIRHOUSE_BENCH_PG_URL;
  const folder = given ? undefined : await mkdtemp(join(tmpdir(), 'fairhouse-bench-'));
  const server = folder
    ? await startEmbeddedPostgres({ folder: join(folder, 'postgres'), diesWithParent: true })
    : undefined;
  try {
    const rows = await benchLedger({ url: given ?? server!.url, ...options });
    console.table(
      rows.map(({ name, perSecond, ratio, p50Ms, p99Ms }) => ({
        name,
        'per second': Math.round(perSecond),
        'times pgbench': ratio?.toFixed(1),
        'p50 ms': p50Ms?.toFixed(1),
        'p99 ms': p99Ms?.toFixed(1),
      })),
    );
  } finally {
    await server?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

await main();
