import type { ArticleLanguage } from '@fairhouse/contract';
import { type Database, inTransaction } from '@fairhouse/database';
import { recordAct } from '../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import { type ArticleVersion, addVersion, findVersion, type Look, lockArticle, setLook } from './article.store.ts';
import { htmlOf } from './article-html.ts';
import { isReadable } from './readable.ts';

interface Edit extends Look {
  id: number;
  language: ArticleLanguage;
  /** The newest version as the editor saw it; 0 where there was none. */
  version: number;
  title: string;
  source: string;
}

/** Adds a version after the one the editor saw; refused when somebody was faster. */
export async function saveArticle(db: Database, edit: Edit, author: string): Promise<Result<ArticleVersion>> {
  const { id, language, title, source, backgroundColor, fontColor, padding } = edit;
  if (title === '') return refuse('missingField', { field: 'the title' });
  const html = htmlOf(source);
  if (html.trim() === '') return refuse('missingField', { field: 'the text' });
  if ((backgroundColor === null) !== (fontColor === null)) {
    return refuse('invalidField', { field: 'the colours: give both or neither' });
  }
  if (backgroundColor !== null && fontColor !== null && !isReadable(fontColor, backgroundColor)) {
    return refuse('invalidField', { field: 'the colours: their contrast is below 4.5 to 1' });
  }
  return inTransaction(db, async (tx): Promise<Result<ArticleVersion>> => {
    if (!(await lockArticle(tx, id))) return refuse('noSuchThing');
    const before = await findVersion(tx, id, language);
    if ((before?.version ?? 0) !== edit.version) return refuse('contentChanged');
    await setLook(tx, id, { backgroundColor, fontColor, padding });
    await addVersion(tx, id, { language, version: edit.version + 1, title, source, html, author });
    const after = (await findVersion(tx, id, language))!;
    await recordAct(tx, {
      actor: author,
      subject: `article:${id}`,
      verb: 'article.save',
      before: before && inRecord(before),
      after: inRecord(after),
    });
    return ok(after);
  });
}

/** The words themselves are kept as versions. */
function inRecord({ language, version, title, backgroundColor, fontColor, padding }: ArticleVersion) {
  return { language, version, title, backgroundColor, fontColor, padding };
}
