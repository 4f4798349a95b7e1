import type { ArticleLanguage } from '@fairhouse/contract';
import { type Database, inTransaction } from '@fairhouse/database';
import { ok, type Result } from '../../http/result.ts';
import { liveRoundsVersion } from './agreed-texts.ts';
import { lastLiveRoundsOf, lockAnswersOf } from './consent.store.ts';
import { recordAnswer } from './record-answer.ts';

/** Says yes or no to own rounds among the live rounds; a repeat changes nothing. */
export async function setLiveRounds(
  db: Database,
  memberId: bigint,
  given: boolean,
  language: ArticleLanguage,
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    await lockAnswersOf(tx, memberId);
    const before = (await lastLiveRoundsOf(tx, memberId))?.given ?? false;
    if (before === given) return ok(null);
    const command = given ? 'liveRounds.show' : 'liveRounds.hide';
    await recordAnswer(tx, { memberId, what: 'liveRounds', given, version: liveRoundsVersion, language, command });
    return ok(null);
  });
}
