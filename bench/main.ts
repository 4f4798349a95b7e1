import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { arch, cpus, loadavg, platform, release, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { connect } from '@fairhouse/database';
import { startEmbeddedPostgres } from '@fairhouse/database/embedded';
import { buildClient } from '../scripts/start/clients.ts';
import { benchAggregator } from './aggregator/bench-aggregator.ts';
import { benchCashback } from './cashback/bench-cashback.ts';
import { benchCashier } from './cashier/bench-cashier.ts';
import { benchDesk } from './desk/bench-desk.ts';
import { benchLarge } from './large/bench-large.ts';
import { benchLedger } from './ledger/bench-ledger.ts';
import { benchLive } from './live/bench-live.ts';
import { benchLobby } from './lobby/bench-lobby.ts';
import { benchMemory } from './memory/bench-memory.ts';
import { benchPages } from './pages/bench-pages.ts';
import { fillPgbench } from './pgbench/pgbench.ts';
import { benchReceipts } from './receipts/bench-receipts.ts';
import { benchRelease } from './release/bench-release.ts';
import { type BenchRow, tableOf } from './row.ts';
import { benchPace } from './screens/bench-pace.ts';
import { benchFrames, benchOpening } from './screens/bench-screens.ts';
import { openBenchCasino } from './server/open-bench-casino.ts';
import { benchSpin } from './spin/bench-spin.ts';
import { benchWallet } from './wallet/bench-wallet.ts';

/**
 * `live` opens ten thousand connections to a casino of its own; `aggregator` has one too. `opening`, `frames` and `pace` are of the game screens and want Chromium, as `lobby` does. `large` fills ten million postings and takes some ten minutes, `desk` fills a whole casino the first time, `cashback` a casino of its own, `receipts` as well and wants `--turns=40`, `release` builds the release: they run only when named.
 */
const parts = [
  'ledger',
  'wallet',
  'aggregator',
  'spin',
  'cashier',
  'memory',
  'pages',
  'lobby',
  'cashback',
  'large',
  'desk',
  'opening',
  'frames',
  'pace',
  'live',
  'receipts',
  'release',
] as const;
type Part = (typeof parts)[number];
/** Those that need the casino's processes. */
const ofCasino: Part[] = ['wallet', 'spin', 'cashier', 'memory', 'pages', 'lobby'];
const usual: Part[] = ['ledger', 'wallet', 'spin', 'cashier', 'memory'];

const usage = `npm run bench [-- ${parts.join(' ')}] [--seconds=8] [--turns=2] [--members=20000] [--times=10] [--only=report] [--slower=1,4]`;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '8' },
    turns: { type: 'string', default: '2' },
    members: { type: 'string', default: '20000' },
    times: { type: 'string', default: '10' },
    only: { type: 'string' },
    slower: { type: 'string', default: '1,4' },
  },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const whole = (text: string) => (/^[1-9]\d{0,6}$/.test(text) ? Number(text) : fail());
const chosen = positionals.map((name) => parts.find((part) => part === name) ?? fail());
const runs = new Set<Part>(chosen.length > 0 ? chosen : usual);
const durationMs = whole(values.seconds) * 1_000;
const [turns, members] = [whole(values.turns), whole(values.members)];

const folder = await mkdtemp(join(tmpdir(), 'fairhouse-bench-'));
// PostgreSQL runs as another user when we are root, and has to pass through.
await chmod(folder, 0o711);
const server = await startEmbeddedPostgres({ folder: join(folder, 'postgres'), diesWithParent: true });
try {
  const startedAt = new Date();
  const loadBefore = loadavg()[0]!;
  const rows = await runParts();
  const [cpu] = cpus();
  const machine = {
    processor: cpu?.model.trim(),
    cores: cpus().length,
    memoryGib: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${release()} ${arch()}`,
    node: process.version,
  };
  console.log(`\n${tableOf(rows)}\n`);
  const file = `bench/results/${startedAt.toISOString().replaceAll(':', '-')}.json`;
  await mkdir('bench/results', { recursive: true });
  const report = { startedAt, machine, loadBefore, durationMs, turns, members, rows };
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`${machine.cores} cores (${machine.processor}), load average ${loadBefore.toFixed(1)} before; ${file}`);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

async function runParts(): Promise<BenchRow[]> {
  const { url, pid: serverPid } = server;
  const rows: BenchRow[] = [];
  if ((['ledger', 'wallet', 'spin', 'aggregator'] as const).some((part) => runs.has(part))) await fillPgbench(url);
  if (runs.has('ledger')) rows.push(...(await benchLedger({ url, serverPid, durationMs, turns })));
  if (ofCasino.some((part) => runs.has(part))) rows.push(...(await runCasino()));
  if (runs.has('aggregator')) {
    const database = await newDatabase('bench_aggregator');
    const load = { pgbenchUrl: url, serverPid, durationMs, turns, members };
    rows.push(...(await benchAggregator({ url: database, ...load })));
  }
  if (runs.has('cashback')) rows.push(...(await benchCashback({ url, serverPid, members })));
  if (runs.has('desk')) {
    const { only } = values;
    rows.push(...(await benchDesk({ members: 1_000_000, times: whole(values.times), only, say: console.log })));
  }
  const screens = { url, only: values.only, times: whole(values.times), say: console.log };
  if (runs.has('opening')) rows.push(...(await benchOpening(screens)));
  if (runs.has('frames')) rows.push(...(await benchFrames(screens, values.slower.split(',').map(whole))));
  if (runs.has('pace')) rows.push(...(await benchPace(screens, durationMs)));
  if (runs.has('live')) {
    const database = await newDatabase('bench_live');
    rows.push(...(await benchLive({ url: database, serverPid, rounds: turns, say: console.log })));
  }
  if (runs.has('receipts')) {
    const database = await newDatabase('bench_receipts');
    rows.push(...(await benchReceipts({ url: database, serverPid, durationMs, pairs: turns, say: console.log })));
  }
  if (runs.has('release')) rows.push(...(await benchRelease(root, await newDatabase('bench_release'), turns)));
  if (runs.has('large')) rows.push(...(await benchLarge({ url, serverPid, durationMs, turns })));
  return rows;
}

async function runCasino(): Promise<BenchRow[]> {
  const { url, pid: serverPid } = server;
  const rows: BenchRow[] = [];
  if (runs.has('lobby')) await buildClient(root, 'web', undefined, console.log);
  const system = await openBenchCasino(await newDatabase('bench_casino'), members);
  try {
    const memory = benchMemory({ system, serverPid, durationMs });
    if (runs.has('memory')) rows.push(...memory.atRest());
    if (runs.has('wallet'))
      rows.push(...(await benchWallet({ system, pgbenchUrl: url, serverPid, durationMs, turns })));
    if (runs.has('spin'))
      rows.push(...(await benchSpin({ system, pgbenchUrl: url, serverPid, durationMs, turns, only: values.only })));
    if (runs.has('pages')) rows.push(...(await benchPages({ system, serverPid, durationMs, turns })));
    if (runs.has('cashier')) rows.push(...(await benchCashier({ system, serverPid, durationMs })));
    if (runs.has('memory')) rows.push(...(await memory.underLoad()));
    if (runs.has('lobby')) rows.push(...(await benchLobby(`http://localhost:${system.api.port}`, durationMs)));
  } finally {
    await system.close();
  }
  return rows;
}

async function newDatabase(name: string): Promise<string> {
  const db = connect({ url: server.url, schema: 'public', connections: 1 });
  await db.query(`create database ${name}`);
  await db.end();
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  return url.href;
}

function fail(): never {
  console.error(usage);
  process.exit(2);
}
