import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@fairhouse/database';
import { freePort } from '@fairhouse/database/embedded';
import { verifyBooks } from '@fairhouse/ledger';
import { fillPgbench, runPgbench } from '../ledger/pgbench.ts';
import { fillMembers } from './fill-members.ts';
import { cpuSeconds, residentMib } from './process-figures.ts';
import { type LoadResult, signedLoad } from './signed-load.ts';
import { runToEnd, startProgram } from './start-program.ts';
import { type SigningVendor, signedBet } from './vendor-requests.ts';

export interface WalletBenchRow {
  name: string;
  /** Bets acknowledged, or pgbench transactions, a second. */
  perSecond: number;
  /** Times pgbench's figure of the same run; undefined for pgbench itself. */
  ratio?: number;
  p50Ms?: number;
  p99Ms?: number;
  /** Processor time a bet cost: the API, PostgreSQL with all its processes, and this client. Microseconds. */
  apiCpuUs?: number;
  databaseCpuUs?: number;
  clientCpuUs?: number;
  /** Resident memory of the API in MiB. */
  apiMib?: number;
}

export interface BenchWalletOptions {
  /** An empty database of a PostgreSQL server with production settings. */
  url: string;
  /** Process id of that server, for its processor time. */
  serverPid?: number;
  seconds?: number;
  members?: number;
  connections?: readonly number[];
  /** pgbench and every number of connections take turns this often. */
  turns?: number;
  pgbenchScale?: number;
}

/** Signed bets over HTTP against the whole API, every one in a new round, beside pgbench on the same server, in turns. */
export async function benchWallet(options: BenchWalletOptions): Promise<WalletBenchRow[]> {
  const {
    url,
    serverPid,
    seconds = 10,
    members = 20_000,
    connections = [64, 256],
    turns = 2,
    pgbenchScale = 16,
  } = options;
  const pgbenchSchema = connect({ url, schema: 'pgbench', connections: 1 });
  await pgbenchSchema.query('create schema if not exists pgbench');
  await pgbenchSchema.end();
  await fillPgbench(url, pgbenchScale);

  const dataFolder = await mkdtemp(join(tmpdir(), 'fairhouse-bench-data-'));
  const vendor: SigningVendor = { id: 'studio', secret: randomBytes(32).toString('hex'), gameCode: 'nocturne' };
  const env = apiEnvironment(url, dataFolder, vendor.secret);
  await runToEnd('apps/api/src/migrate.ts', env);
  const db = connect({ url, schema: 'casino', connections: 2, statementTimeoutMs: 0 });
  const sessions = await fillMembers(db, members, vendor.gameCode);
  await db.query('checkpoint');

  const port = await freePort();
  const api = await startProgram('apps/api/src/main.ts', port, env);
  const rows: WalletBenchRow[] = [];
  try {
    rows.push({ name: 'the API at rest', perSecond: 0, apiMib: residentMib(api.pid) });
    let number = 0;
    const bets = async (count: number, durationMs: number) => {
      // Signed beforehand: a vendor signs on machines of its own.
      const ready = Array.from({ length: count * 40 + durationMs * 14 }, () => nextBet());
      const before = { api: cpuSeconds(api.pid), database: databaseCpu(), client: process.cpuUsage() };
      const load = await signedLoad({
        port,
        connections: count,
        durationMs,
        next: () => ready.pop() ?? nextBet(),
        isDone: (body) => body.includes('"status":"OK"'),
      });
      if (load.refused > 0) throw new Error(`${load.refused} bets were refused`);
      const client = process.cpuUsage(before.client);
      return {
        ...load,
        apiCpuUs: ((cpuSeconds(api.pid) - before.api) * 1e6) / load.done,
        databaseCpuUs: ((databaseCpu() - before.database) * 1e6) / load.done,
        clientCpuUs: (client.user + client.system) / load.done,
      };
    };
    const nextBet = () => signedBet(vendor, sessions[(number * 7_919) % members]!, String(number++), 20);
    const databaseCpu = () => (serverPid === undefined ? Number.NaN : cpuSeconds(serverPid));

    await bets(connections[0]!, 2_000);
    let pgbench = 0;
    const runs = new Map<number, Awaited<ReturnType<typeof bets>>[]>(connections.map((count) => [count, []]));
    for (let turn = 0; turn < turns; turn++) {
      pgbench += (await runPgbench(url, seconds)) / turns;
      for (const count of connections) runs.get(count)!.push(await bets(count, seconds * 1_000));
    }
    rows.push({ name: 'pgbench tpcb-like, prepared, 16 clients', perSecond: pgbench });
    for (const [count, loads] of runs) {
      const mean = (figure: (load: (typeof loads)[number]) => number) =>
        loads.reduce((sum, load) => sum + figure(load), 0) / loads.length;
      const perSecond = mean((load: LoadResult) => load.perSecond);
      rows.push({
        name: `/wallet/bet, ${count} connections, ${members} members`,
        perSecond,
        ratio: perSecond / pgbench,
        p50Ms: mean((load) => load.p50Ms),
        p99Ms: Math.max(...loads.map((load) => load.p99Ms)),
        apiCpuUs: mean((load) => load.apiCpuUs),
        databaseCpuUs: mean((load) => load.databaseCpuUs),
        clientCpuUs: mean((load) => load.clientCpuUs),
        apiMib: residentMib(api.pid),
      });
    }
    await checkBooks(db);
    return rows;
  } finally {
    await api.stop();
    await db.end();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** Speed that loses a bet is worth nothing: every book verifies, and rounds and books name the same stakes. */
async function checkBooks(db: ReturnType<typeof connect>): Promise<void> {
  const report = await verifyBooks(db);
  if (!report.ok) throw new Error(`books do not verify after the run: ${JSON.stringify(report.findings[0])}`);
  const { rows } = await db.query<{ equal: boolean }>(
    'select (select sum(staked) from book) = (select sum(staked) from game_round) as equal',
  );
  if (!rows[0]!.equal) throw new Error('rounds and books name different stakes');
}

function apiEnvironment(url: string, dataFolder: string, walletSecret: string): Record<string, string> {
  const secret = () => randomBytes(32).toString('hex');
  return {
    DATABASE_URL: url,
    FAIRHOUSE_DATA_DIR: dataFolder,
    PUBLIC_ORIGIN: 'http://localhost:3000',
    STUDIO_ORIGIN: 'http://localhost:3001',
    SANDBOX_ORIGIN: 'http://localhost:3002',
    SANDBOX: 'on',
    SIGNING_SECRET: secret(),
    WALLET_SECRET: walletSecret,
    STRIPE_API_KEY: `sk_test_${secret()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${secret()}`,
    PAYOUT_SECRET: secret(),
  };
}
