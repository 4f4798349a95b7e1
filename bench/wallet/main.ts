import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '@fairhouse/database/embedded';
import { benchWallet } from './bench-wallet.ts';

// node --import tsx bench/wallet/main.ts [--seconds=10] [--members=20000]
const numberOf = (name: string) => {
  const given = process.argv.find((argument) => argument.startsWith(`--${name}=`));
  return given ? Number(given.split('=')[1]) : undefined;
};

async function main(): Promise<void> {
  const given = process.env.FAIRHOUSE_BENCH_PG_URL;
  const folder = given ? undefined : await mkdtemp(join(tmpdir(), 'fairhouse-bench-'));
  const server = folder
    ? await startEmbeddedPostgres({ folder: join(folder, 'postgres'), diesWithParent: true })
    : undefined;
  try {
    const rows = await benchWallet({
      url: given ?? server!.url,
      serverPid: server?.pid,
      seconds: numberOf('seconds'),
      members: numberOf('members'),
    });
    console.table(
      rows.map((row) => ({
        name: row.name,
        'per second': Math.round(row.perSecond),
        'times pgbench': row.ratio?.toFixed(1),
        'p50 ms': row.p50Ms?.toFixed(1),
        'p99 ms': row.p99Ms?.toFixed(1),
        'API µs': row.apiCpuUs?.toFixed(0),
        'PostgreSQL µs': row.databaseCpuUs?.toFixed(0),
        'client µs': row.clientCpuUs?.toFixed(0),
        'API MiB': row.apiMib,
      })),
    );
  } finally {
    await server?.stop();
    if (folder) await rm(folder, { recursive: true, force: true });
  }
}

await main();
