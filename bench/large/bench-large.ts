import { ledgerMigrations, verifyBooks } from '@fairhouse/betting';
import { connect, type Database, migrate } from '@fairhouse/database';
import { measureBets, type PostBetsOptions } from '../ledger/post-bets.ts';
import { type MeasuredRun, meanRow } from '../mean-row.ts';
import type { BenchRow } from '../row.ts';
import { fillBooks } from './fill-books.ts';

export interface BenchLargeOptions {
  url: string;
  /** Process id of the server, for its processor time. */
  serverPid: number;
  durationMs: number;
  /** The loads take turns this often. */
  turns: number;
}

const callers = 256;
const warmUpMs = 3_000;
const few = 1_000;
const many = 1_000_000;
const postingsEach = 10;

interface Load extends Pick<PostBetsOptions, 'bettors' | 'stride' | 'callers'> {
  members: number;
  who: string;
}

const neighbours = { who: '1,000 neighbours betting', bettors: few, callers };
/** An odd way from one to the next, so that they are spread over all hash slots too. */
const others = { who: '1,000 betting, spread over all', bettors: few, stride: many / few - 1, callers };
const oneAtATime = <L extends { who: string }>(load: L) => ({ ...load, who: `${load.who}, one at a time`, callers: 1 });

/** The same players in both casinos, and players who are others to one another. */
const compared: Load[] = [
  { members: few, ...neighbours },
  { members: many, ...neighbours },
  { members: many, ...others },
  { members: few, ...oneAtATime(neighbours) },
  { members: many, ...oneAtATime(neighbours) },
  { members: many, ...oneAtATime(others) },
];
/** By itself, at the end: each bet writes pages nobody else touches, and what the disk then owes slows whatever comes next. */
const everybody: Load = { members: many, who: '1,000,000 betting', bettors: many, callers };
/** Books of each system that are checked link by link afterwards. */
const checkedBooks = 500;

const schemaOf = (members: number) => `bench_${members}`;

/**
 * What a bet costs in a small system and in one with a million members and ten million postings, in turns: a
 * machine that others use is another one five minutes later.
 */
export async function benchLarge({ url, serverPid, durationMs, turns }: BenchLargeOptions): Promise<BenchRow[]> {
  const casinos = new Map([few, many].map((members) => [members, connectTo(url, members)]));
  try {
    for (const [members, db] of casinos) {
      await migrate(db, schemaOf(members), ledgerMigrations);
      await fillBooks(db, members, postingsEach);
      await db.query('checkpoint');
    }
    const bet = ({ members, who: _, ...players }: Load, forMs: number) =>
      measureBets({ url, schema: schemaOf(members), ...players, durationMs: forMs }, serverPid);
    for (const load of compared) await bet(load, warmUpMs);
    const runs = new Map<Load, MeasuredRun[]>(compared.map((load) => [load, []]));
    for (let turn = 0; turn < turns; turn++) {
      for (const load of compared) runs.get(load)!.push(await bet(load, durationMs));
    }
    runs.set(everybody, [await bet(everybody, durationMs * turns)]);
    for (const [members, db] of casinos) await checkSome(db, members);
    return [...runs].map(([load, turnsOf]) => meanRow({ part: 'large', name: nameOf(load) }, turnsOf));
  } finally {
    for (const [members, db] of casinos) {
      await db.query(`drop schema if exists ${schemaOf(members)} cascade`);
      await db.end();
    }
  }
}

function connectTo(url: string, members: number): Database {
  return connect({ url, schema: schemaOf(members), answerWithinMs: 60 * 60_000 });
}

function nameOf({ members, who }: Load): string {
  const postings = members * postingsEach;
  return `ledger.post, ${members.toLocaleString('en')} members, ${postings.toLocaleString('en')} postings, ${who}`;
}

async function checkSome(db: Database, members: number): Promise<void> {
  for (let i = 0; i < checkedBooks; i++) {
    const memberId = BigInt(1 + Math.floor(Math.random() * members));
    const report = await verifyBooks(db, { memberId });
    if (!report.ok) throw new Error(`book ${memberId} does not verify: ${JSON.stringify(report.findings[0])}`);
  }
}
