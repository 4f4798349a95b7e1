import { createHash } from 'node:crypto';
import type { ContentOf } from '@fairhouse/contract/operator';
import { staffLanguageCodes, staffLanguageOf } from '@fairhouse/money';
import type { ContentHandler } from '../../../db/content-handler.ts';
import { ok, type Refusal, refuse } from '../../../http/result.ts';
import { type ArticleVersion, newestVersions } from '../article.store.ts';
import { articleWire } from '../article.wire.ts';
import { type ArticlePlaces, htmlOf } from '../article-html.ts';
import { isReadable } from '../readable.ts';
import { putArticle } from './put-article.ts';

type Article = ContentOf<'article'>;

interface ArticleHandlerDeps {
  /** As the players' call fills them in. */
  places(): Promise<ArticlePlaces>;
  clock(): Date;
}

export function articleHandler({ places, clock }: ArticleHandlerDeps): ContentHandler<'article'> {
  return {
    async inForce(db, id) {
      const newest = await newestVersions(db, id);
      return [...new Map(newest.map((one) => [one.id, one.code]))].map(([one, code]) => ({
        id: one,
        code,
        content: contentOf(newest.filter((version) => version.id === one)),
      }));
    },
    refusalOf: wrongWith,
    async putInForce(tx, id, content, author) {
      await putArticle(tx, id, content, author);
      return ok(null);
    },
    // The words themselves are kept as versions; the record says which they were.
    inRecord: ({ texts, ...look }) => ({
      ...look,
      ...Object.fromEntries(
        staffLanguageCodes.map((language) => [
          language,
          { title: texts[language].title, sha256: createHash('sha256').update(texts[language].source).digest('hex') },
        ]),
      ),
    }),
    async preview({ texts, backgroundColor, fontColor, padding }, language) {
      const { title, source } = texts[staffLanguageOf(language)];
      const look = { backgroundColor, fontColor, padding };
      const written = { id: 1, language, title, html: await htmlOf(source), createdAt: clock(), ...look };
      return { kind: 'article', shown: await articleWire(written, await places()) };
    },
  };
}

function contentOf(versions: readonly ArticleVersion[]): Article {
  const { backgroundColor, fontColor, padding } = versions[0]!;
  const wordsIn = (language: string) => {
    const found = versions.find((version) => version.language === language);
    return { title: found?.title ?? '', source: found?.source ?? '' };
  };
  return {
    kind: 'article',
    texts: { en: wordsIn('en'), fil: wordsIn('fil') },
    backgroundColor,
    fontColor,
    padding,
  };
}

async function wrongWith({ texts, backgroundColor, fontColor }: Article): Promise<Refusal | undefined> {
  for (const language of staffLanguageCodes) {
    const { title, source } = texts[language];
    if (title === '') return refuse('missingField', { field: `the title (${language})` });
    if ((await htmlOf(source)).trim() === '') return refuse('missingField', { field: `the text (${language})` });
  }
  if ((backgroundColor === null) !== (fontColor === null)) {
    return refuse('invalidField', { field: 'the colours: give both or neither' });
  }
  if (backgroundColor !== null && fontColor !== null && !isReadable(fontColor, backgroundColor)) {
    return refuse('invalidField', { field: 'the colours: their contrast is below 4.5 to 1' });
  }
  return undefined;
}
