import type { OperatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { z } from 'zod';
import type { WriteAtOnce } from '../../../db/content-handler.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import { type ArticleVersion, findVersion } from '../article.store.ts';

type Input = z.output<OperatorCalls['/operator/article/save']['input']>;

/** Publishes one language after the version that the editor saw; refused when somebody was faster. */
export async function saveArticle(
  { db, writeAtOnce }: { db: Database; writeAtOnce: WriteAtOnce },
  operator: StaffPerson,
  { id, language, version, title, source, backgroundColor, fontColor, padding }: Input,
): Promise<Result<ArticleVersion>> {
  const saved = await writeAtOnce(operator, 'article', id, async (now, tx) => {
    if (!now) return refuse('noSuchThing');
    const newest = await findVersion(tx, id, language);
    if ((newest?.version ?? 0) !== version) return refuse('contentChanged');
    const texts = { ...now.texts, [language]: { title, source } };
    const look = {
      backgroundColor: backgroundColor ?? null,
      fontColor: fontColor ?? null,
      padding: padding ?? null,
    };
    return ok({ ...now, texts, ...look });
  });
  return saved.ok ? ok((await findVersion(db, id, language))!) : saved;
}
