import type { Database } from '@fairhouse/database';
import type { DescribePostings } from '../../db/posting-descriptions.ts';
import {
  describeAwards,
  describeBonuses,
  describeFreeRounds,
  describeGifts,
  describePrizes,
  describeRedemptions,
} from '../../growth/index.ts';
import { describeRounds } from '../../play/index.ts';
import { describeCopies } from '../../players/index.ts';
import { describeCashOuts } from '../cash-out/describe-postings.ts';
import { describeDeposits } from '../deposit/describe-postings.ts';

/** What a member's postings were about, each described by the feature that made it. */
export function openDescribing(db: Database): DescribePostings {
  return async (memberId, postings) => {
    const described = await Promise.all([
      describeRounds(db, postings),
      describeDeposits(db, memberId, postings),
      describeCashOuts(db, postings),
      describeBonuses(postings),
      describeRedemptions(postings),
      describeAwards(postings),
      describeFreeRounds(postings),
      describeGifts(postings),
      describePrizes(postings),
      describeCopies(postings),
    ]);
    return new Map(described.flatMap((each) => [...each]));
  };
}
