import type { ContentOf } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { ContentHandler } from '../../../db/content-handler.ts';
import { ok, type Refusal, refuse } from '../../../http/result.ts';
import { allBanners, type BannerRow, bannerWire, putBanner } from '../banner.store.ts';
import { findGame } from '../catalogue.store.ts';
import { bannerLink } from './banner-link.ts';

type Banner = ContentOf<'banner'>;

export function bannerHandler({ db }: { db: Database }): ContentHandler<'banner'> {
  return {
    inForce: async (from, id) =>
      (await allBanners(from, id)).map((row) => ({ id: row.id, code: null, content: contentOf(row) })),
    refusalOf: (content) => wrongWith(db, content),
    async putInForce(tx, id, content) {
      await putBanner(tx, rowOf(id, content));
      return ok(null);
    },
    inRecord: ({ kind: _, ...banner }) => banner,
    preview: async (content, language) => ({ kind: 'banner', shown: bannerWire(rowOf(1, content), language) }),
  };
}

export function contentOf({ id: _, titles, shownFrom, shownUntil, ...row }: BannerRow): Banner {
  return {
    kind: 'banner',
    ...row,
    title: titles.en,
    titleFilipino: titles.fil ?? '',
    shownFrom: shownFrom?.toISOString() ?? null,
    shownUntil: shownUntil?.toISOString() ?? null,
  };
}

function rowOf(id: number, { kind: _, title, titleFilipino, shownFrom, shownUntil, ...banner }: Banner): BannerRow {
  return {
    id,
    ...banner,
    // An address elsewhere is kept encoded; a draft that is only looked at may have one that is none.
    link: bannerLink(banner.type, banner.link) ?? banner.link,
    titles: { en: title, ...(titleFilipino === '' ? {} : { fil: titleFilipino }) },
    shownFrom: shownFrom === null ? null : new Date(shownFrom),
    shownUntil: shownUntil === null ? null : new Date(shownUntil),
  };
}

async function wrongWith(db: Database, banner: Banner): Promise<Refusal | undefined> {
  const { image, mobileImage, title, titleFilipino, type, link, gameId, shownFrom, shownUntil } = banner;
  const missing = Object.entries({ image, mobileImage, title, titleFilipino }).find(([, text]) => text === '');
  if (missing) return refuse('missingField', { field: missing[0] });
  if (bannerLink(type, link) === undefined) return refuse('invalidField', { field: 'link' });
  if (gameId !== null && (type !== 0 || !(await findGame(db, gameId))))
    return refuse('invalidField', { field: 'gameId' });
  if (shownFrom !== null && shownUntil !== null && shownFrom >= shownUntil) {
    return refuse('invalidField', { field: 'shownUntil' });
  }
  return undefined;
}
