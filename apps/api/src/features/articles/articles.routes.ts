import { calls } from '@fairhouse/contract';
import { operatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { findArticle, findVersion, newestVersions, versionsOf } from './article.store.ts';
import { articleWire, deskWire, deskWireWithSource } from './article.wire.ts';
import type { ArticlePlaces } from './article-html.ts';
import type { Figures } from './figures.ts';
import { saveArticle } from './save-article.ts';

const mostVersions = 200;

interface ArticlesDeps {
  db: Database;
  places: Omit<ArticlePlaces, 'figures'>;
  /** The numbers of the rules as they are in force. */
  figures(): Promise<Figures>;
}

export function articlesRoutes({ db, places, figures }: ArticlesDeps): Handler[] {
  return [
    on(calls['/base/article/get'], async ({ input, language }) => {
      const article = await findArticle(db, input.id, language);
      return article ? ok(articleWire(article, { ...places, figures: await figures() })) : refuse('noSuchThing');
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
      const { backgroundColor = null, fontColor = null, padding = null } = input;
      const saved = await saveArticle(
        db,
        { ...input, backgroundColor, fontColor, padding },
        `operator:${operator.name}`,
      );
      return saved.ok ? ok(deskWireWithSource(saved.data)) : saved;
    }),
  ];
}
