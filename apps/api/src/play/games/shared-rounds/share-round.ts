import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import type { NamedRound } from '../round-ref.ts';
import { endSharing, keepSharing, type Sharing, sharingOf } from './shared-round.store.ts';

/** Shows a round of the member's own to anyone who has its link, with amounts or without. A repeat changes nothing. */
export function shareRound(db: Database, round: NamedRound, withAmounts: boolean): Promise<Sharing> {
  return inTransaction(db, async (tx) => {
    const before = await lockedSharingOf(tx, round);
    if (before?.withAmounts === withAmounts) return before;
    const after = await keepSharing(tx, round, withAmounts);
    await record(tx, round, 'round.share', before, after);
    return after;
  });
}

/** Ends the link of a round at once. A repeat changes nothing. */
export function stopSharing(db: Database, round: NamedRound): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockedSharingOf(tx, round);
    if (!before) return;
    await endSharing(tx, round);
    await record(tx, round, 'round.stopSharing', before, undefined);
  });
}

async function lockedSharingOf(tx: Transaction, round: NamedRound): Promise<Sharing | undefined> {
  await tx.query('select member_lock($1)', [round.memberId]);
  return sharingOf(tx, round);
}

const said = (sharing: Sharing | undefined) => ({
  shared: sharing !== undefined,
  ...(sharing && { withAmounts: sharing.withAmounts }),
});

function record(
  tx: Transaction,
  { memberId, vendor, roundId }: NamedRound,
  command: string,
  before: Sharing | undefined,
  after: Sharing | undefined,
): Promise<void> {
  const subject = `round:${vendor}:${roundId}`;
  return recordAuditEvent(tx, {
    actor: `member:${memberId}`,
    memberId,
    subject,
    command,
    before: said(before),
    after: said(after),
  });
}
