import { setTimeout as rest } from 'node:timers/promises';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { fillTiles, isSameHash, leafHash, readEntry, rootOf, type Signer, signHead } from '@fairhouse/record-proof';
import {
  insertEntries,
  insertTiles,
  isAnyWaiting,
  knownCommitments,
  lockLog,
  sizeOfLog,
  takeWaiting,
  treeIn,
} from './entry.store.ts';
import { insertHead, type LogHead, lastHead } from './head.store.ts';

const mostAtOnce = 2_500;
/** Those who ask within so long share a head. */
const leastBetweenMs = 100;

/** The log of commitments, to which seeds and chains are written before a round is played under them. */
export interface CommitmentLog {
  /** Settles once everything that was written before is in the log, under a signed head. */
  append(): Promise<void>;
}

export function openCommitmentLog(db: Database, signer: Signer): CommitmentLog {
  let underWay: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const lengthen = async () => {
    try {
      while ((await placeAndSign(db, signer)) === mostAtOnce);
    } finally {
      underWay = undefined;
    }
  };
  const begin = () => {
    next = undefined;
    underWay = lengthen();
    return underWay;
  };
  return {
    append() {
      if (!underWay && !next) return begin();
      // What is under way may have looked before.
      next ??= Promise.resolve(underWay)
        .catch(() => {})
        .then(() => rest(leastBetweenMs))
        .then(begin);
      return next;
    },
  };
}

/** Gives what waits its place and signs what the log is then; how much was placed. */
async function placeAndSign(db: Database, signer: Signer): Promise<number> {
  if (!(await isAnyWaiting(db))) return 0;
  return inTransaction(db, async (tx) => {
    await lockLog(tx);
    const taken = await takeWaiting(tx, mostAtOnce);
    if (taken.length === 0) return 0;
    const before = await lastHead(tx);
    const size = await sizeOfLog(tx);
    if (before) await mustExtend(tx, before, size);
    const texts = await newOnes(tx, taken);
    const entries = texts.map(({ text, commitment }, place) => ({
      position: size + place,
      text,
      leaf: leafHash(text),
      commitment,
    }));
    if (entries.length === 0) return taken.length;
    await insertEntries(tx, entries);
    const grown = size + entries.length;
    await fillTiles(treeIn(tx), size, grown, (level, from, hashes) => insertTiles(tx, level, from, hashes));
    const root = await rootOf(treeIn(tx), grown);
    const signedAt = await readClock(tx);
    const note = signHead({ size: grown, root, at: signedAt.toISOString() }, signer);
    await insertHead(tx, { size: grown, root: Buffer.from(root), note, signedAt });
    return taken.length;
  });
}

/** A commitment has one entry, the first: a successor is written when it is shown, and again by a process that did not know of that. */
async function newOnes(tx: Transaction, texts: readonly string[]): Promise<{ text: string; commitment: string }[]> {
  const read = texts.map((text) => {
    const entry = readEntry(text);
    if (!entry) throw new Error(`what waits for the log is no entry: ${text}`);
    return { text, commitment: entry.commitment };
  });
  const known = await knownCommitments(
    tx,
    read.map(({ commitment }) => commitment),
  );
  return read.filter(({ commitment }) => {
    if (known.has(commitment)) return false;
    known.add(commitment);
    return true;
  });
}

/** No signature for a log that is another than the one signed last: who holds that head must never be in doubt. */
async function mustExtend(tx: Transaction, { size, root }: LogHead, now: number): Promise<void> {
  const isExtended = size <= now && isSameHash(await rootOf(treeIn(tx), size), root);
  if (!isExtended)
    throw new Error(`the log of commitments is not signed: it is another than at its head of ${size} entries`);
}

async function readClock(tx: Transaction): Promise<Date> {
  const { rows } = await tx.query<{ now: Date }>('select clock_timestamp() as now');
  return rows[0]!.now;
}
