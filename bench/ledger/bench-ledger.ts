import { connect, migrate } from '@fairhouse/database';
import { ledgerMigrations, verifyBooks } from '@fairhouse/ledger';
import { fillBooks } from '../large/fill-books.ts';
import { type BenchRow, row } from '../row.ts';
import { measureCpu } from '../server/cpu.ts';
import { runPgbench } from './pgbench.ts';
import { type PostedBets, postBets } from './post-bets.ts';

export interface BenchLedgerOptions {
  /** The database where pgbench has its tables; the books get a schema of their own in it. */
  url: string;
  serverPid: number;
  durationMs: number;
  /** pgbench and ledger take turns this often. */
  turns: number;
}

const callers = 256;
const members = 20_000;
const warmUpMs = 3_000;

/** Durable bets through `ledger.post`, beside pgbench's tpcb-like script on the same server, in turns. */
export async function benchLedger({ url, serverPid, durationMs, turns }: BenchLedgerOptions): Promise<BenchRow[]> {
  const schema = 'bench_ledger';
  const db = connect({ url, schema, statementTimeoutMs: 0 });
  try {
    await migrate(db, schema, ledgerMigrations);
    await fillBooks(db, members, 1);
    await db.query('checkpoint');
    const load = { url, schema, bettors: members, callers };
    await postBets({ ...load, durationMs: warmUpMs });
    let pgbench = 0;
    const runs: (PostedBets & ReturnType<ReturnType<typeof measureCpu<'database'>>>)[] = [];
    for (let turn = 0; turn < turns; turn++) {
      pgbench += (await runPgbench(url, durationMs / 1_000)) / turns;
      const used = measureCpu({ database: serverPid });
      const bets = await postBets({ ...load, durationMs });
      runs.push({ ...bets, ...used() });
    }
    const mean = (figure: (run: (typeof runs)[number]) => number) =>
      runs.reduce((sum, run) => sum + figure(run), 0) / turns;
    const report = await verifyBooks(db);
    if (!report.ok) throw new Error(`books do not verify after the run: ${JSON.stringify(report.findings[0])}`);
    const perSecond = mean((run) => run.perSecond);
    return [
      row({ part: 'ledger', name: 'pgbench tpcb-like, prepared, 16 clients', perSecond: pgbench }),
      row({
        part: 'ledger',
        name: `ledger.post, ${callers} callers, ${members.toLocaleString('en')} members`,
        perSecond,
        timesPgbench: perSecond / pgbench,
        p50Ms: mean((run) => run.p50Ms),
        p99Ms: Math.max(...runs.map((run) => run.p99Ms)),
        databaseCpuUs: mean((run) => (run.seconds.database * 1e6) / run.done),
        clientCpuUs: mean((run) => (run.seconds.client * 1e6) / run.done),
        otherCores: mean((run) => run.otherCores),
      }),
    ];
  } finally {
    await db.query(`drop schema if exists ${schema} cascade`);
    await db.end();
  }
}
