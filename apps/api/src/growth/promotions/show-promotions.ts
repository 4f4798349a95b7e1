import type { CallOutput } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import { inLanguage } from '@fairhouse/money';
import type { Language } from '../../http/language.ts';
import { duePromotions, markShown, type Promotion, type PromotionEvent, visitorPromotions } from './promotion.store.ts';

type Shown = CallOutput<'/sys/promotion/listAll'>;

export interface PromotionsDeps {
  db: Database;
  /** Whether the game can be played now: nobody is led to a closed table. */
  isPlayable(gameId: number): Promise<boolean>;
}

/** More than this after one log-in would be a nuisance; the others have their turn another day. */
const mostAtOnce = 3;

/** The promotions for a member who has just come in, each at most once a day. */
export async function showPromotions(
  { db, isPlayable }: PromotionsDeps,
  member: { id: bigint; credited: boolean },
  event: PromotionEvent,
  language: Language,
): Promise<Shown> {
  const due = await duePromotions(db, member, event);
  const open = await Promise.all(due.map(({ gameId }) => gameId === null || isPlayable(gameId)));
  const chosen = due.filter((_, index) => open[index]).slice(0, mostAtOnce);
  const now = await markShown(
    db,
    member.id,
    chosen.map(({ id }) => id),
  );
  return chosen.filter(({ id }) => now.has(id)).map((promotion) => promotionWire(promotion, language));
}

/** The promotions for somebody who is no member, or not logged in. */
export async function showToVisitor({ db }: PromotionsDeps, language: Language): Promise<Shown> {
  return (await visitorPromotions(db)).map((promotion) => promotionWire(promotion, language));
}

export function promotionWire(promotion: Promotion, language: Language): Shown[number] {
  const { id, action, gameId, image, mobileImage, texts } = promotion;
  const words = inLanguage(texts, language);
  return {
    id,
    action,
    title: words.title,
    text: words.text,
    buttonText: words.button,
    bgImg: image,
    mobileBgImg: mobileImage,
    gameId,
  };
}
