import { connect, migrate } from '@fairhouse/database';
import { ledgerMigrations, verifyBooks } from '@fairhouse/ledger';
import { type PostBetsOptions, postBets } from '../ledger/post-bets.ts';
import { type BenchRow, row } from '../row.ts';
import { measureCpu } from '../server/cpu.ts';
import { fillBooks } from './fill-books.ts';

export interface BenchLargeOptions {
  url: string;
  /** Process id of the server, for its processor time. */
  serverPid: number;
  durationMs: number;
}

const callers = 256;
const warmUpMs = 3_000;
const few = 1_000;
const many = 1_000_000;
const postingsEach = 10;

type Load = Pick<PostBetsOptions, 'bettors' | 'stride' | 'callers'> & { who: string };

const neighbours: Load = { who: '1,000 neighbours betting', bettors: few, callers };
/** An odd way from one to the next, so that they are spread over all vaults too. */
const strangers: Load = { who: '1,000 betting, spread over all', bettors: few, stride: many / few - 1, callers };
const everybody: Load = { who: '1,000,000 betting', bettors: many, callers };
const oneAtATime = (load: Load): Load => ({ ...load, who: `${load.who}, one at a time`, callers: 1 });

/** The same players in both houses, then players who are strangers to one another, then everybody. */
const houses = [
  { members: few, loads: [neighbours, oneAtATime(neighbours)] },
  { members: many, loads: [neighbours, strangers, oneAtATime(strangers), everybody] },
];
/** Books of the large house that are checked link by link afterwards. */
const checkedBooks = 500;

/** What a bet costs in a small house and in one with a million members and ten million postings. */
export async function benchLarge({ url, serverPid, durationMs }: BenchLargeOptions): Promise<BenchRow[]> {
  const rows: BenchRow[] = [];
  for (const { members, loads } of houses) {
    const schema = `bench_${members}`;
    const db = connect({ url, schema, statementTimeoutMs: 0 });
    try {
      await migrate(db, schema, ledgerMigrations);
      await fillBooks(db, members, postingsEach);
      await db.query('checkpoint');
      const size = `${members.toLocaleString('en')} members, ${(members * postingsEach).toLocaleString('en')} postings`;
      for (const { who, ...players } of loads) {
        const load = { url, schema, ...players };
        await postBets({ ...load, durationMs: warmUpMs });
        const used = measureCpu({ database: serverPid });
        const bets = await postBets({ ...load, durationMs });
        const { seconds, otherCores } = used();
        rows.push(
          row({
            part: 'large',
            name: `ledger.post, ${size}, ${who}`,
            perSecond: bets.perSecond,
            p50Ms: bets.p50Ms,
            p99Ms: bets.p99Ms,
            databaseCpuUs: (seconds.database * 1e6) / bets.done,
            clientCpuUs: (seconds.client * 1e6) / bets.done,
            otherCores,
          }),
        );
      }
      await checkSome(db, members);
    } finally {
      await db.query(`drop schema if exists ${schema} cascade`);
      await db.end();
    }
  }
  return rows;
}

async function checkSome(db: ReturnType<typeof connect>, members: number): Promise<void> {
  for (let i = 0; i < checkedBooks; i++) {
    const memberId = BigInt(1 + Math.floor(Math.random() * members));
    const report = await verifyBooks(db, { memberId });
    if (!report.ok) throw new Error(`book ${memberId} does not verify: ${JSON.stringify(report.findings[0])}`);
  }
}
