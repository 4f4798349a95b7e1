import type { ArticleLanguage } from '@fairhouse/contract';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result } from '../../http/result.ts';
import { offersVersion } from './agreed-texts.ts';
import { addConsents, setOffersOf } from './consent.store.ts';

/** Says yes or no to offers; a repeat changes nothing. */
export async function setOffers(
  db: Database,
  memberId: bigint,
  given: boolean,
  language: ArticleLanguage,
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    if (!(await setOffersOf(tx, memberId, given))) return ok(null);
    await addConsents(tx, memberId, [
      { what: 'offers', code: null, version: offersVersion, language, given, place: 'yourData' },
    ]);
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      command: given ? 'consent.give' : 'consent.withdraw',
      before: { offers: !given },
      after: { offers: given, version: offersVersion },
    });
    return ok(null);
  });
}
