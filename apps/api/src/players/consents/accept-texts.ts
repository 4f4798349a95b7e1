import type { ArticleLanguage } from '@fairhouse/contract';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import { agreedTexts, codeOfArticle } from './agreed-texts.ts';
import { addConsents, newestTexts } from './consent.store.ts';

export interface AcceptedText {
  articleId: number;
  language: ArticleLanguage;
  version: number;
}

/** Accepts texts, each in the version that was shown: one that has changed meanwhile has to be read first. */
export async function acceptTexts(
  db: Database,
  memberId: bigint,
  texts: readonly AcceptedText[],
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    const newest = await newestTexts(tx, agreedTexts);
    const isNewest = (text: AcceptedText) =>
      newest.some(
        (one) => one.articleId === text.articleId && one.language === text.language && one.version === text.version,
      );
    if (!texts.every(isNewest)) return refuse('contentChanged');
    await addConsents(
      tx,
      memberId,
      texts.map(({ articleId, language, version }) => ({
        what: 'text' as const,
        code: codeOfArticle(articleId)!,
        version,
        language,
        given: true,
        place: 'newTerms' as const,
      })),
    );
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `member:${memberId}`,
      command: 'terms.accept',
      after: Object.fromEntries(
        texts.map(({ articleId, language, version }) => [codeOfArticle(articleId)!, `${language} ${version}`]),
      ),
    });
    return ok(null);
  });
}
