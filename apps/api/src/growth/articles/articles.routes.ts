import { calls } from '@fairhouse/contract';
import { operatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { WriteAtOnce } from '../../db/content-handler.ts';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { findArticle, findVersion, newestVersions, versionsOf } from './article.store.ts';
import { articleWire, deskWire, deskWireWithSource } from './article.wire.ts';
import type { ArticlePlaces } from './article-html.ts';
import { saveArticle } from './desk/save-article.ts';

const mostVersions = 200;

interface ArticlesDeps {
  db: Database;
  /** With the numbers of the rules as they are in force. */
  places(): Promise<ArticlePlaces>;
  writeAtOnce: WriteAtOnce;
}

export function articlesRoutes({ db, places, writeAtOnce }: ArticlesDeps): Handler[] {
  return [
    on(calls['/base/article/get'], async ({ input, language }) => {
      const article = await findArticle(db, input.id, language);
      return article ? ok(await articleWire(article, await places())) : refuse('noSuchThing');
    }),

    on(operatorCalls['/operator/article/listAll'], async () => ok((await newestVersions(db)).map(deskWire))),

    on(operatorCalls['/operator/article/get'], async ({ input }) => {
      const found = await findVersion(db, input.id, input.language, input.version);
      return found ? ok(deskWireWithSource(found)) : refuse('noSuchThing');
    }),

    on(operatorCalls['/operator/article/versions'], async ({ input }) => {
      const versions = await versionsOf(db, input.id, input.language, mostVersions);
      return versions.length > 0 ? ok(versions.map(deskWire)) : refuse('noSuchThing');
    }),

    on(operatorCalls['/operator/article/save'], async ({ input, operator }) => {
      const saved = await saveArticle({ db, writeAtOnce }, operator, input);
      return saved.ok ? ok(deskWireWithSource(saved.data)) : saved;
    }),
  ];
}
