import type { ArticleLanguage } from '@fairhouse/contract';
import { type Database, inTransaction } from '@fairhouse/database';
import { ok, type Result } from '../../http/result.ts';
import { offersVersion } from './agreed-texts.ts';
import { setOffersOf } from './consent.store.ts';
import { recordAnswer } from './record-answer.ts';

/** Says yes or no to offers; a repeat changes nothing. */
export async function setOffers(
  db: Database,
  memberId: bigint,
  given: boolean,
  language: ArticleLanguage,
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    if (!(await setOffersOf(tx, memberId, given))) return ok(null);
    const command = given ? 'consent.give' : 'consent.withdraw';
    await recordAnswer(tx, { memberId, what: 'offers', given, version: offersVersion, language, command });
    return ok(null);
  });
}
