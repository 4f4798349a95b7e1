import { inTransaction } from '@fairhouse/database';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { lockCompetition } from '../competition.store.ts';
import { entrantsToNotify, setAllNotified, setNotified } from './due.store.ts';

const notifiedAtOnce = 50;

/**
 * Sends some of those who had joined a cancelled competition the message, each once. Members on a break, excluded or with signs of harm
 * get none. Answers how many it was about.
 */
export async function notifyCancelled(
  { db, announce, offersHeldBack }: Pick<CompetitionsDeps, 'db' | 'announce' | 'offersHeldBack'>,
  id: number,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const competition = await lockCompetition(tx, id);
    if (competition?.state !== 'cancelled') return 0;
    const memberIds = await entrantsToNotify(tx, id, notifiedAtOnce);
    const { english, filipino } = competition;
    for (const memberId of memberIds) {
      if ((await offersHeldBack(tx, memberId)) !== undefined) continue;
      await announce(tx, {
        memberId,
        kind: 'competitionCancelled',
        about: `competition:${id}`,
        values: { nameEn: english, nameFil: filipino },
      });
    }
    await setNotified(tx, id, memberIds);
    if (memberIds.length < notifiedAtOnce) await setAllNotified(tx, id);
    return memberIds.length;
  });
}
