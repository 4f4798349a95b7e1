import { lockBook } from '@fairhouse/betting';
import { inTransaction, readingAcross } from '@fairhouse/database';
import { databaseTime } from '../../db/database-time.store.ts';
import { openStakes } from './bonus.book.store.ts';
import type { BonusDeps } from './bonus.deps.ts';
import type { EndStatus } from './bonus.states.ts';
import { type Bonus, findActive, lockActive } from './bonus.store.ts';
import { countBets } from './count-bets.ts';
import { endBonus } from './end-bonus.ts';
import { expiresAtMs } from './rules/wagering.ts';

/**
 * The member's active bonus with everything counted that the book holds by now; undefined without one. A bonus that is
 * met, lost or out of time ends here, as soon as no round is open any more that it waits for.
 */
export async function refreshBonus(
  deps: Pick<BonusDeps, 'db' | 'announce'>,
  memberId: bigint,
): Promise<Bonus | undefined> {
  if (!(await findActive(deps.db, memberId))) return undefined;
  const counted = await inTransaction(deps.db, async (tx) => {
    const active = await lockActive(tx, memberId);
    return active && countBets(tx, active);
  });
  if (!counted || dueEnd(counted, await databaseTime(deps.db)) === undefined) return counted;
  return endIfDue(deps, memberId);
}

async function endIfDue(deps: Pick<BonusDeps, 'db' | 'announce'>, memberId: bigint): Promise<Bonus | undefined> {
  return inTransaction(deps.db, async (tx) => {
    const book = await lockBook(tx, memberId);
    const active = await lockActive(tx, memberId);
    if (!active) return undefined;
    const bonus = await countBets(tx, active);
    const status = dueEnd(bonus, await databaseTime(tx));
    // A round that was staked with bonus money may still win some.
    if (status === undefined || (await readingAcross(tx, () => openStakes(tx, bonus))) > 0n) return bonus;
    await endBonus(deps, tx, bonus, book, { status, actor: 'system:bonus' });
    return undefined;
  });
}

function dueEnd({ wagering, terms }: Bonus, now: Date): EndStatus | undefined {
  if (wagering.phase === 'met') return 'released';
  if (wagering.phase === 'expired' || now.getTime() >= expiresAtMs(wagering, terms)) return 'expired';
  return wagering.locked === 0n ? 'lost' : undefined;
}
