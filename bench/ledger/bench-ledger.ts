import { ledgerMigrations, verifyBooks } from '@fairhouse/betting';
import { connect, migrate } from '@fairhouse/database';
import { fillBooks } from '../large/fill-books.ts';
import { type MeasuredRun, meanRow } from '../mean-row.ts';
import { yardsticks } from '../pgbench/yardsticks.ts';
import type { BenchRow } from '../row.ts';
import { measureBets, postBets } from './post-bets.ts';

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
  const db = connect({ url, schema, answerWithinMs: 60 * 60_000 });
  try {
    await migrate(db, schema, ledgerMigrations);
    await fillBooks(db, members, 1);
    await db.query('checkpoint');
    const load = { url, schema, bettors: members, callers };
    await postBets({ ...load, durationMs: warmUpMs });
    const pgbench = yardsticks('ledger', url, serverPid);
    const runs: MeasuredRun[] = [];
    for (let turn = 0; turn < turns; turn++) {
      await pgbench.takeTurn(durationMs / 1_000);
      runs.push(await measureBets({ ...load, durationMs }, serverPid));
    }
    const report = await verifyBooks(db);
    if (!report.ok) throw new Error(`books do not verify after the run: ${JSON.stringify(report.findings[0])}`);
    const name = `ledger.post, ${callers} callers, ${members.toLocaleString('en')} members`;
    const posted = meanRow({ part: 'ledger', name }, runs);
    return [...pgbench.rows(), pgbench.held(posted)];
  } finally {
    await db.query(`drop schema if exists ${schema} cascade`);
    await db.end();
  }
}
