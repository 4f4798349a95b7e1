import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { chainHash, chainStart, fullSubtree } from '@fairhouse/record-proof';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { type Entry, insertEntries, isAnyWaiting, lastEntry, lockRecord, takeWaiting } from './entry.store.ts';
import { actsPlaced } from './record.metrics.ts';
import { insertTiles, readLevel, tileWidth } from './tree.store.ts';

const everyMs = 500;
const mostAtOnce = 2_500;

/** Gives committed acts their place, one appender at a time. Acts themselves wait for nothing and nobody. */
export function placeActsJob(db: Database): StandingJob {
  return { name: 'placeActs', everyMs, run: () => placeActs(db) };
}

/**
 * One round: how many acts have got a place, with the link of the chain and the tiles that are full by now. What is placed
 * is what is committed and has no place, so one that commits late comes later and none is passed over.
 */
export async function placeActs(db: Database, most = mostAtOnce): Promise<number> {
  if (!(await isAnyWaiting(db))) return 0;
  const placed = await inTransaction(db, async (tx) => {
    await lockRecord(tx);
    const acts = await takeWaiting(tx, most);
    if (acts.length === 0) return 0;
    const last = await lastEntry(tx);
    const size = last ? Number(last.position) + 1 : 0;
    let chain = last?.chain ?? chainStart;
    const entries = acts.map(({ actId, leaf }, place): Entry => {
      chain = chainHash(chain, leaf);
      return { actId, leaf, position: BigInt(size + place), chain: Buffer.from(chain) };
    });
    await insertEntries(tx, entries);
    await fillTiles(tx, size, size + acts.length);
    return acts.length;
  });
  actsPlaced.inc(placed);
  return placed;
}

/** Where no tile of a level has become full, none above it has. */
async function fillTiles(tx: Transaction, sizeBefore: number, size: number): Promise<void> {
  for (let level = 1; ; level++) {
    const width = tileWidth ** level;
    const [from, until] = [Math.floor(sizeBefore / width), Math.floor(size / width)];
    if (from === until) return;
    const below = await readLevel(tx, level - 1, { from: from * tileWidth, until: until * tileWidth });
    const tiles = Array.from({ length: until - from }, (_, tile) =>
      fullSubtree(below.slice(tile * tileWidth, (tile + 1) * tileWidth)),
    );
    await insertTiles(tx, level, from, tiles);
  }
}
