import { connect, migrate } from '@fairhouse/database';
import { ledgerMigrations, openLedger, verifyBooks } from '@fairhouse/ledger';
import { fillBooks, fillPostings } from './fill-books.ts';
import { fillPgbench, runPgbench } from './pgbench.ts';

export interface BenchRow {
  name: string;
  /** Durable postings, or pgbench transactions, a second. */
  perSecond: number;
  /** Times pgbench's figure of the same run; undefined for pgbench itself. */
  ratio?: number;
  p50Ms?: number;
  p99Ms?: number;
}

export interface BenchLedgerOptions {
  /** An empty database of a PostgreSQL server with production settings. */
  url: string;
  seconds?: number;
  callers?: number;
  members?: number;
  /** pgbench and ledger take turns this often. */
  turns?: number;
  pgbenchScale?: number;
  /** Also 1,000 members beside 1,000,000 members with 10 million postings; takes many minutes and some 10 GB. */
  large?: boolean;
}

/** Durable bets through `ledger.post`, beside pgbench's tpcb-like script on the same server, in turns. */
export async function benchLedger(options: BenchLedgerOptions): Promise<BenchRow[]> {
  const { url, seconds = 10, callers = 256, members = 20_000, turns = 2, pgbenchScale = 16 } = options;
  const setup = connect({ url, schema: 'pgbench' });
  await setup.query('create schema if not exists pgbench');
  await setup.end();
  await fillPgbench(url, pgbenchScale);
  const rows: BenchRow[] = [];
  const sums = { pgbench: 0, ledger: 0, p50Ms: 0, p99Ms: 0 };
  await withBooks(url, 'bench_ledger', members, 0, async () => {
    await bets(url, 'bench_ledger', members, callers, 2);
    for (let turn = 0; turn < turns; turn++) {
      sums.pgbench += (await runPgbench(url, seconds)) / turns;
      const turnRow = await bets(url, 'bench_ledger', members, callers, seconds);
      sums.ledger += turnRow.perSecond / turns;
      sums.p50Ms += turnRow.p50Ms / turns;
      sums.p99Ms = Math.max(sums.p99Ms, turnRow.p99Ms);
    }
  });
  rows.push({ name: 'pgbench tpcb-like, prepared, 16 clients', perSecond: sums.pgbench });
  const { p50Ms, p99Ms } = sums;
  rows.push({
    name: `ledger.post, ${callers} callers, ${members} members`,
    perSecond: sums.ledger,
    ratio: sums.ledger / sums.pgbench,
    p50Ms,
    p99Ms,
  });
  if (!options.large) return rows;
  for (const [count, rounds] of [
    [1_000, 0],
    [1_000_000, 9],
  ] as const) {
    const schema = `bench_${count}`;
    await withBooks(url, schema, count, rounds, async () => {
      const row = await bets(url, schema, count, callers, seconds);
      rows.push({
        name: `the same, ${count} members, ${count * (rounds + 1)} postings before`,
        ...row,
        ratio: row.perSecond / sums.pgbench,
      });
    });
  }
  return rows;
}

async function withBooks(
  url: string,
  schema: string,
  members: number,
  rounds: number,
  work: () => Promise<void>,
): Promise<void> {
  const db = connect({ url, schema, statementTimeoutMs: 0 });
  try {
    await migrate(db, schema, ledgerMigrations);
    await fillBooks(db, members);
    await fillPostings(db, members, rounds);
    await db.query('checkpoint');
    await work();
    const report = await verifyBooks(db);
    if (!report.ok) throw new Error(`books do not verify after the run: ${JSON.stringify(report.findings[0])}`);
  } finally {
    await db.query(`drop schema if exists ${schema} cascade`);
    await db.end();
  }
}

async function bets(url: string, schema: string, members: number, callers: number, seconds: number) {
  const ledger = openLedger({ url, schema });
  const run = `${process.hrtime.bigint()}`;
  const took: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  await Promise.all(
    Array.from({ length: callers }, async (_, caller) => {
      for (let i = 0; performance.now() < endsAt; i++) {
        const askedAt = performance.now();
        const outcome = await ledger.post({
          memberId: BigInt(1 + Math.floor(Math.random() * members)),
          type: 'GAME_BET',
          amount: { currency: 'USD', minor: 1n },
          source: 'bench',
          externalId: `${run}-${caller}-${i}`,
        });
        if (!outcome.ok) throw new Error(`a bet was refused: ${outcome.reason}`);
        took.push(performance.now() - askedAt);
      }
    }),
  );
  const perSecond = took.length / ((performance.now() - startedAt) / 1_000);
  await ledger.close();
  took.sort((a, b) => a - b);
  return { perSecond, p50Ms: took[Math.floor(took.length * 0.5)]!, p99Ms: took[Math.floor(took.length * 0.99)]! };
}
