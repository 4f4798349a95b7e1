import type { ArticleLanguage } from '@fairhouse/contract';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result } from '../../http/result.ts';
import { liveRoundsVersion } from './agreed-texts.ts';
import { addConsents, lastLiveRoundsOf, lockAnswersOf } from './consent.store.ts';

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
    await addConsents(tx, memberId, [
      { what: 'liveRounds', code: null, version: liveRoundsVersion, language, given, place: 'yourData' },
    ]);
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      command: given ? 'liveRounds.show' : 'liveRounds.hide',
      before: { liveRounds: before },
      after: { liveRounds: given, version: liveRoundsVersion },
    });
    return ok(null);
  });
}
