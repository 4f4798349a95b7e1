import type { ContentOf } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import { staffLanguageCodes } from '@fairhouse/money';
import { addArticle, addVersion, findVersion, lockArticle, setLook } from '../article.store.ts';
import { htmlOf } from '../article-html.ts';

/** Adds a version in each language whose words are others now, and sets the look. */
export async function putArticle(
  tx: Transaction,
  id: number,
  { texts, backgroundColor, fontColor, padding }: ContentOf<'article'>,
  author: string,
): Promise<void> {
  const look = { backgroundColor, fontColor, padding };
  await addArticle(tx, id, `article-${id}`, look);
  await lockArticle(tx, id);
  await setLook(tx, id, look);
  for (const language of staffLanguageCodes) {
    const { title, source } = texts[language];
    const before = await findVersion(tx, id, language);
    if (before?.title === title && before.source === source) continue;
    const version = (before?.version ?? 0) + 1;
    await addVersion(tx, id, { language, version, title, source, html: await htmlOf(source), author });
  }
}
