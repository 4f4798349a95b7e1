import { endFreeRounds as close, type FreeRoundsState, findFreeRounds, lockBook } from '@fairhouse/betting';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { unlessRefused } from '../../db/unless-refused.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import { type FreeRoundsDeps, subjectOf } from './free-rounds.deps.ts';

interface End {
  state: Extract<FreeRoundsState, 'expired' | 'cancelled' | 'ended'>;
  command: 'freeRounds.cancel' | 'freeRounds.decline' | 'freeRounds.expire' | 'freeRounds.end';
  actor: string;
  reason?: string;
}

/**
 * Ends free rounds of a member before they are used up. A round under way is played to its end, and what was won is credited. Under the lock of
 * the book: a bet that was accepted before is counted, one that comes after is refused.
 */
export async function endFreeRounds(
  { db, wake }: Pick<FreeRoundsDeps, 'db' | 'wake'>,
  memberId: bigint,
  id: string,
  end: End,
): Promise<Result<null>> {
  if (!(await findFreeRounds(db, memberId, id))) return refuse('noSuchThing');
  const ended = await unlessRefused<null>(db, async (tx) => {
    await lockBook(tx, memberId);
    const rounds = await close(tx, { memberId, id }, end.state);
    if (!rounds) return refuse('wrongState');
    await recordAuditEvent(tx, {
      actor: end.actor,
      memberId,
      subject: subjectOf({ id }),
      command: end.command,
      before: { state: 'open', used: rounds.used },
      after: {
        state: end.state,
        used: rounds.used,
        won: String(rounds.won),
        currency: rounds.currency,
        ...(end.reason === undefined ? {} : { reason: end.reason }),
      },
    });
    return ok(null);
  });
  if (ended.ok) wake();
  return ended;
}
