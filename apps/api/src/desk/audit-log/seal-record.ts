import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { kindOfTarget } from '@fairhouse/operation';
import { isSameHash, rootOf, type Signer, signHead } from '@fairhouse/record-proof';
import type { StandingJob } from '../../db/job-queue/job.ts';
import { insertDeliveries, lastMadeFor } from './delivery.store.ts';
import { lastEntry, lockRecord } from './entry.store.ts';
import { type HeadRow, insertHead, lastHead } from './head.store.ts';
import { headEntries } from './record.metrics.ts';
import { treeIn } from './tree.store.ts';

export interface SealingDeps {
  db: Database;
  signer: Signer;
  /** Where heads go. */
  targets: readonly string[];
  /** How long after a mail with a head the next one is written; files and addresses get every head. */
  mailEveryMs: number;
}

export function sealRecordJob(deps: SealingDeps & { everyMs: number }): StandingJob {
  return { name: 'sealRecord', everyMs: deps.everyMs, run: () => sealRecord(deps, new Date()).then(() => 0) };
}

/** Signs what the record is now, unless that was signed before, and has it sent. Answers the new head. */
export async function sealRecord(
  { db, signer, targets, mailEveryMs }: SealingDeps,
  now: Date,
): Promise<HeadRow | undefined> {
  const sealed = await inTransaction(db, async (tx) => {
    await lockRecord(tx);
    const [entry, before] = [await lastEntry(tx), await lastHead(tx)];
    const size = entry ? Number(entry.position) + 1 : 0;
    if (size === Number(before?.size ?? 0)) return undefined;
    if (before) await mustExtend(tx, before, size);
    const root = await rootOf(treeIn(tx), size);
    const head = {
      size: BigInt(size),
      root: Buffer.from(root),
      note: signHead({ size, root }, signer),
      publicKey: signer.publicKey,
      sealedAt: now,
    };
    await insertHead(tx, head);
    await insertDeliveries(tx, head.size, await dueTargets(tx, targets, mailEveryMs, now), now);
    return head;
  });
  if (sealed) headEntries.set(Number(sealed.size));
  return sealed;
}

/** No signature for a record that is another than the one signed last: anyone who holds that head must never be in doubt. */
async function mustExtend(tx: Transaction, { size, root }: HeadRow, now: number): Promise<void> {
  const isExtended = Number(size) < now && isSameHash(await rootOf(treeIn(tx), Number(size)), root);
  if (!isExtended) throw new Error(`the record is not sealed: it is another than at its head of ${size} entries`);
}

async function dueTargets(
  tx: Transaction,
  targets: readonly string[],
  mailEveryMs: number,
  now: Date,
): Promise<string[]> {
  const due: string[] = [];
  for (const target of targets) {
    const last = kindOfTarget(target) === 'mail' ? await lastMadeFor(tx, target) : undefined;
    if (!last || now.getTime() - last.getTime() >= mailEveryMs) due.push(target);
  }
  return due;
}
