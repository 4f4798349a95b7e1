import type { ContentRooms, WriteAtOnce } from '../db/content-room.ts';
import type { ArticlePlaces } from '../features/articles/article-html.ts';
import { articleRoom } from '../features/articles/desk/article-room.ts';
import { readTerms } from '../features/bonus/terms.store.ts';
import type { ContentDeps } from '../features/content/content.deps.ts';
import { contentRoutes } from '../features/content/content.routes.ts';
import { deskContentPictureRoute, sitePictureRoute } from '../features/content/picture.routes.ts';
import { publish } from '../features/content/publish.ts';
import { takeEffectJob } from '../features/content/take-effect.ts';
import { createWriteAtOnce } from '../features/content/write-at-once.ts';
import { findGame } from '../features/games/catalogue.store.ts';
import { bannerRoom } from '../features/games/desk/banner-room.ts';
import { noticeRoom } from '../features/notices/notice-room.ts';
import { noticesRoutes } from '../features/notices/notices.routes.ts';
import { promotionRoom } from '../features/promotions/desk/promotion-room.ts';
import { readPointUnits } from '../features/vip/point-unit.store.ts';
import type { Foundation } from './open-foundation.ts';
import { limitsOf, publishedFigures } from './published-figures.ts';
import type { Service } from './service.ts';

export interface ContentService extends Service {
  /** What stands for the places in an article, as it is at this moment. */
  articlePlaces(): Promise<ArticlePlaces>;
  /** For the rooms whose things the command line writes. */
  writeAtOnce: WriteAtOnce;
}

/** What players read, from its draft on; and the notices, which are nothing else. */
export function openContent(foundation: Foundation): ContentService {
  const { db, log, settings, storages, secondWord, edge } = foundation;
  const clock = () => new Date();
  const articlePlaces = placesOf(foundation);
  const rooms: ContentRooms = {
    article: articleRoom({ places: articlePlaces, clock }),
    banner: bannerRoom({ db }),
    promotion: promotionRoom({ isGame: async (gameId) => (await findGame(db, gameId)) !== undefined }),
    notice: noticeRoom(),
  };
  const deps: ContentDeps = { db, rooms, secondWord, clock, log };
  const { pictures } = storages;
  return {
    articlePlaces,
    writeAtOnce: createWriteAtOnce(deps),
    handlers: [...contentRoutes({ ...deps, pictures }), ...noticesRoutes({ db, clock })],
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
