import type { Database } from '@fairhouse/database';
import { saveBanner } from './banner.store.ts';
import { saveGame, saveLimits } from './catalogue.store.ts';
import { referenceBanners, referenceGames } from './reference-games.ts';

/** The games of our own studio and the banners of the first day. Loading them again keeps what operators decided. */
export async function loadCatalogue(db: Database, studio: string): Promise<void> {
  for (const { id, code, name, category, limits } of referenceGames) {
    const cover = `/art/covers/${code}.avif`;
    await saveGame(db, { id, code, vendor: studio, name, cover, category, comingSoon: limits === undefined });
    for (const [currency, range] of Object.entries(limits ?? {})) await saveLimits(db, code, currency, range);
  }
  for (const { id, picture, title, fil, link, gameId } of referenceBanners) {
    const image = `/art/banners/${picture}-desktop.avif`;
    const mobileImage = `/art/banners/${picture}-mobile.avif`;
    await saveBanner(db, { id, image, mobileImage, title, translatedTitles: { fil }, link, gameId });
  }
}
