import type { ContentHandlers, WriteAtOnce } from '../../db/content-handler.ts';
import type { Foundation } from '../../foundation.ts';
import { bannerHandler, findGame } from '../../play/index.ts';
import type { Service } from '../../service.ts';
import type { ArticlePlaces } from '../articles/article-html.ts';
import { articlesRoutes } from '../articles/articles.routes.ts';
import { articleHandler } from '../articles/desk/article-handler.ts';
import { readTerms } from '../bonus/terms.store.ts';
import type { ContentDeps } from '../content/content.deps.ts';
import { contentRoutes } from '../content/content.routes.ts';
import { deskContentPictureRoute, sitePictureRoute } from '../content/picture.routes.ts';
import { publish } from '../content/publish.ts';
import { takeEffectJob } from '../content/take-effect.ts';
import { createWriteAtOnce } from '../content/write-at-once.ts';
import { noticeHandler } from '../notices/notice-handler.ts';
import { noticesRoutes } from '../notices/notices.routes.ts';
import { promotionHandler } from '../promotions/desk/promotion-handler.ts';
import { readPointUnits } from '../vip/point-unit.store.ts';
import { limitsOf, publishedFigures } from './published-figures.ts';

export interface ContentService extends Service {
  /** For the handlers whose things the command line writes. */
  writeAtOnce: WriteAtOnce;
}

/** What players read, from its draft on; and the notices, which are nothing else. */
export function openContent(foundation: Foundation): ContentService {
  const { db, log, settings, storages, approvals, edge } = foundation;
  const clock = () => new Date();
  const articlePlaces = placesOf(foundation);
  const handlers: ContentHandlers = {
    article: articleHandler({ places: articlePlaces, clock }),
    banner: bannerHandler({ db }),
    promotion: promotionHandler({ isGame: async (gameId) => (await findGame(db, gameId)) !== undefined }),
    notice: noticeHandler(),
  };
  const deps: ContentDeps = { db, handlers, approvals, clock, log };
  const { pictures } = storages;
  const writeAtOnce = createWriteAtOnce(deps);
  return {
    writeAtOnce,
    handlers: [
      ...contentRoutes({ ...deps, pictures }),
      ...articlesRoutes({ db, places: articlePlaces, writeAtOnce }),
      ...noticesRoutes({ db, clock }),
    ],
    approved: {
      'article.publish': ({ maker, proposal }) => publish(deps, maker, proposal),
    },
    jobs: [takeEffectJob(deps)],
    addRoutes(server) {
      sitePictureRoute(server, { storage: pictures });
    },
    addDeskRoutes(server, { admit }) {
      const { rateLimits } = edge;
      deskContentPictureRoute(server, { admit }, { storage: pictures, siteFolder: settings.SITE_FOLDER, rateLimits });
    },
  };
}

function placesOf({ db, settings, live: { settingOf } }: Foundation): () => Promise<ArticlePlaces> {
  return async () => ({
    siteName: settings.SITE_NAME,
    siteEmail: settings.SITE_EMAIL,
    domain: new URL(settings.PUBLIC_ORIGIN).host,
    figures: publishedFigures(
      await readTerms(db),
      await limitsOf(settingOf, 'deposit'),
      await limitsOf(settingOf, 'cashOut'),
      await readPointUnits(db),
    ),
  });
}
