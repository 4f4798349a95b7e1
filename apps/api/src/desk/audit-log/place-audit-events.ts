import { type Database, inTransaction } from '@fairhouse/database';
import { chainHash, chainStart, fillTiles } from '@fairhouse/record-proof';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { type Entry, insertEntries, isAnyWaiting, lastEntry, lockRecord, takeWaiting } from './entry.store.ts';
import { eventsPlaced } from './record.metrics.ts';
import { insertTiles, treeIn } from './tree.store.ts';

const everyMs = 500;
const mostAtOnce = 2_500;

/** Gives committed audit events their place, one appender at a time. Audit events themselves wait for nothing and nobody. */
export function placeAuditEventsJob(db: Database): StandingJob {
  return { name: 'placeAuditEvents', everyMs, run: () => placeAuditEvents(db) };
}

/**
 * One round: how many audit events have got a place, with the link of the chain and the tiles that are full by now. What is placed
 * is what is committed and has no place, so one that commits late comes later and none is passed over.
 */
export async function placeAuditEvents(db: Database, most = mostAtOnce): Promise<number> {
  if (!(await isAnyWaiting(db))) return 0;
  const placed = await inTransaction(db, async (tx) => {
    await lockRecord(tx);
    const auditEvents = await takeWaiting(tx, most);
    if (auditEvents.length === 0) return 0;
    const last = await lastEntry(tx);
    const size = last ? Number(last.position) + 1 : 0;
    let chain = last?.chain ?? chainStart;
    const entries = auditEvents.map(({ eventId, leaf }, place): Entry => {
      chain = chainHash(chain, leaf);
      return { eventId, leaf, position: BigInt(size + place), chain: Buffer.from(chain) };
    });
    await insertEntries(tx, entries);
    await fillTiles(treeIn(tx), size, size + auditEvents.length, (level, from, hashes) =>
      insertTiles(tx, level, from, hashes),
    );
    return auditEvents.length;
  });
  eventsPlaced.inc(placed);
  return placed;
}
