import type { Database } from '@fairhouse/database';
import { eachLanguage } from '@fairhouse/money';
import { savePromotion } from './promotion.store.ts';
import { referencePromotions } from './reference-promotions.ts';

/** They stand in the pop-up alone. */
const noPage = { takes: '', terms: '' };

/** The promotions of the first day, shown from the start or not. Loading them again keeps what operators decided. */
export async function loadPromotions(db: Database, enabled: boolean): Promise<void> {
  for (const [index, { picture, texts, ...promotion }] of referencePromotions.entries()) {
    await savePromotion(db, {
      ...promotion,
      texts: eachLanguage((language) => ({ ...texts[language], ...noPage })),
      page: 'none',
      image: `/art/promotions/${picture}-wide.avif`,
      mobileImage: `/art/promotions/${picture}-mobile.avif`,
      enabled,
      sortIndex: (index + 1) * 10,
    });
  }
}
