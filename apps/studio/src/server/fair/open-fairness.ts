import type { Database } from '@fairhouse/database';
import { createSigner, logKeyOf } from '@fairhouse/record-proof';
import { type CommitmentLog, type HeadTargets, openCommitmentLog, publishKey } from '@fairhouse/rgs';
import type { readSettings } from '../read-settings.ts';
import { type ReceiptSigner, receiptSigner } from './receipt-signer.ts';

type Settings = ReturnType<typeof readSettings>['fairness'];

export interface Fairness {
  commitments: CommitmentLog;
  receipts: ReceiptSigner;
}

/** The log of commitments and what signs it and receipts; both keys are published before anything is signed by them. */
export async function openFairness(
  db: Database,
  { logName, logKey, receiptKey }: Pick<Settings, 'logName' | 'logKey' | 'receiptKey'>,
): Promise<Fairness> {
  const [signer, receipts] = [createSigner(logName, logKey), receiptSigner(receiptKey)];
  await publishKey(db, { ...logKeyOf(signer), purpose: 'log' });
  await publishKey(db, { keyId: receipts.keyId, purpose: 'receipts', publicKey: receipts.publicKey });
  return { commitments: openCommitmentLog(db, signer), receipts };
}

/** Where heads go, the time-stamping service among them where there is one. */
export async function headTargets({
  headsTo,
  headsEveryMs,
  stamps,
}: Pick<Settings, 'headsTo' | 'headsEveryMs' | 'stamps'>): Promise<HeadTargets> {
  if (!stamps) return { headsTo, headsEveryMs };
  // The library is large, and most studios have no such service.
  const { takeStamp } = await import('./time-stamp.ts');
  return { headsTo, headsEveryMs, stamp: { service: stamps.address, take: (note) => takeStamp(stamps, note) } };
}
