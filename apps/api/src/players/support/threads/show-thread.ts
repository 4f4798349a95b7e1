import type { Database, Transaction } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { listMessages } from '../message.store.ts';
import { findThread } from './thread.store.ts';
import { type ThreadInFull, threadInFull } from './thread.wire.ts';

/** One of the member's threads with everything that was written; notes of the staff are no part of it. */
export async function showThread(
  db: Database | Transaction,
  memberId: bigint,
  id: bigint,
): Promise<Result<ThreadInFull>> {
  const found = await findThread(db, memberId, id);
  return found ? ok(threadInFull(found, await listMessages(db, id))) : refuse('noSuchThing');
}
