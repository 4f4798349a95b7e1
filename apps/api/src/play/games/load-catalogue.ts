import type { Database } from '@fairhouse/database';
import { type CatalogueGame, catalogue } from '@fairhouse/games/catalogue';
import { saveBanner } from './banner.store.ts';
import { type GameFigures, saveGame, saveLimits } from './catalogue.store.ts';
import { referenceBanners } from './reference-banners.ts';

/** The games of our own studio and the banners of the first day. Loading them again keeps what operators decided. */
export async function loadCatalogue(db: Database, studio: string): Promise<void> {
  for (const [place, game] of catalogue.entries()) {
    const { id, code, name, category } = game;
    const cover = `/art/covers/${code}.avif`;
    const figures = figuresOf(game);
    const [sortIndex, comingSoon] = [place + 1, false];
    await saveGame(db, { id, code, vendor: studio, name, cover, category, sortIndex, comingSoon, figures });
  }
  for (const { code, limits } of catalogue)
    for (const [currency, range] of Object.entries(limits)) await saveLimits(db, code, currency, range);
  for (const { id, picture, title, translated, link, gameId } of referenceBanners) {
    const image = `/art/banners/${picture}-desktop.avif`;
    const mobileImage = `/art/banners/${picture}-mobile.avif`;
    await saveBanner(db, { id, image, mobileImage, title, translatedTitles: translated, link, gameId });
  }
}

function figuresOf({ shelf, features, figures, advertisedWin }: CatalogueGame): GameFigures {
  const largestWin = advertisedWin === null ? null : Math.ceil(advertisedWin);
  return { shelf, features, volatility: figures.volatility, returnPercent: figures.return, largestWin };
}
