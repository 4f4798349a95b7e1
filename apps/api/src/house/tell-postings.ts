import type { Database } from '@fairhouse/database';
import type { TellPostings } from '../db/told-posting.ts';
import { tellBonuses } from '../features/bonus/tell-postings.ts';
import { tellCashOuts } from '../features/cash-out/tell-postings.ts';
import { tellDeposits } from '../features/deposit/tell-postings.ts';
import { tellRounds } from '../features/games/tell-rounds.ts';
import { tellAwards } from '../features/invite/tell-postings.ts';
import { tellRedemptions } from '../features/vip/tell-postings.ts';

/** What a member's postings were about, each told by the room that made it. */
export function openTelling(db: Database): TellPostings {
  return async (memberId, postings) => {
    const told = await Promise.all([
      tellRounds(db, postings),
      tellDeposits(db, memberId, postings),
      tellCashOuts(db, postings),
      tellBonuses(postings),
      tellRedemptions(postings),
      tellAwards(postings),
    ]);
    return new Map(told.flatMap((each) => [...each]));
  };
}
