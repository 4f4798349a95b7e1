import { lockBook } from '@fairhouse/betting';
import { inTransaction, readingAcross } from '@fairhouse/database';
import { ok, type Result, refuse } from '../../http/result.ts';
import { openStakes } from './bonus.book.store.ts';
import type { BonusDeps } from './bonus.deps.ts';
import type { EndStatus } from './bonus.states.ts';
import { findActive, lockActive } from './bonus.store.ts';
import { countBets } from './count-bets.ts';
import { endBonus } from './end-bonus.ts';

/**
 * The way out of a round that its vendor has lost: an operator cancels over one that was opened this long ago. The studio
 * ends its own after a day without an action. Should such a round win all the same, that is the member's.
 */
const lostAfterDays = 7;

/**
 * Ends the member's active bonus before its time: the bonus and what it won go, the member's own money stays and is
 * free. Not while a round is open, which may still win for either.
 */
export async function endEarly(
  deps: BonusDeps,
  memberId: bigint,
  bonusId: bigint,
  end: { status: Extract<EndStatus, 'givenUp' | 'cancelled'>; actor: string; reason?: string },
): Promise<Result<null>> {
  // Whom an operator names may not exist: nobody has no book to lock.
  if (!(await findActive(deps.db, memberId))) return refuse('noSuchThing');
  return inTransaction(deps.db, async (tx) => {
    const book = await lockBook(tx, memberId);
    const active = await lockActive(tx, memberId);
    if (!active || active.id !== bonusId) return refuse('noSuchThing');
    const bonus = await countBets(tx, active);
    const lostAfter = end.status === 'cancelled' ? lostAfterDays : undefined;
    const open = await readingAcross(tx, () => openStakes(tx, bonus, lostAfter));
    if (open > 0n) return refuse('bonusRoundOpen');
    // Bets that met it have just been counted: what it won is the member's, and nothing is left to give up.
    const isMet = bonus.wagering.phase === 'met';
    await endBonus(deps, tx, bonus, book, isMet ? { status: 'released', actor: end.actor } : end);
    return ok(null);
  });
}
