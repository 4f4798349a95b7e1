import { type PostCommand, type Posting, type PostOutcome, postAllWithin, postWithin } from '@fairhouse/betting';
import type { Transaction } from '@fairhouse/database';
import { type AuditEvent, recordAuditEvent, recordAuditEvents } from './audit-events.store.ts';

export type RefusedPosting = Extract<PostOutcome, { ok: false }>;

/** Money of a member that moves, with the record of it and what the member is sent. */
export interface Move<P = PostCommand | readonly PostCommand[]> {
  /** Where there are several, they are posted in their order; of none, only the record is written. */
  posting: P;
  auditEvent: AuditEvent;
  /** Leaves the member a message; a feature's port does. */
  notice?: (tx: Transaction) => Promise<unknown>;
  /** A posting that is there already is a bug as well, rather than a repeat. */
  once?: boolean;
  /** What ends the transaction when the ledger refuses; unless given, a refusal is a bug and throws as one. */
  refused?: (outcome: RefusedPosting) => Error | undefined;
}

/** Posts, records and tells in the caller's transaction. Throws when a posting is refused, so that nothing of it stays. */
export async function moveMoney(tx: Transaction, { posting, auditEvent, notice, once, refused }: Move): Promise<void> {
  for (const command of [posting].flat() as PostCommand[]) {
    const outcome = await postWithin(tx, command);
    if (!outcome.ok) throw refused?.(outcome) ?? bugIn(command, outcome.reason);
    if (once && outcome.replayed) throw bugIn(command, 'it was before');
  }
  await recordAuditEvent(tx, auditEvent);
  await notice?.(tx);
}

/**
 * The same for one posting each of several members, in one statement for all postings and one for all records.
 */
export async function moveMoneyOfMany(tx: Transaction, moves: readonly Move<PostCommand>[]): Promise<void> {
  const outcomes = await postAllWithin(
    tx,
    moves.map(({ posting }) => posting),
  );
  for (const [index, outcome] of outcomes.entries()) {
    const { posting, refused } = moves[index]!;
    if (!outcome.ok) throw refused?.(outcome) ?? bugIn(posting, outcome.reason);
  }
  await recordAuditEvents(
    tx,
    moves.map(({ auditEvent }) => auditEvent),
  );
  for (const { notice } of moves) await notice?.(tx);
}

/** One posting alone, for what is written from its outcome. Throws when it is refused. */
export async function post(tx: Transaction, command: PostCommand, refused?: Move['refused']): Promise<Posting> {
  const outcome = await postWithin(tx, command);
  if (!outcome.ok) throw refused?.(outcome) ?? bugIn(command, outcome.reason);
  return outcome.posting;
}

function bugIn({ type, source, externalId, memberId }: PostCommand, reason: string): Error {
  return new Error(`${type} ${source} ${externalId} of ${memberId} could not be posted: ${reason}`);
}
