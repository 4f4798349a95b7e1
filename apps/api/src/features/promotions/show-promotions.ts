import type { CallOutput } from '@fairhouse/contract';
import type { Database } from '@fairhouse/database';
import type { Language } from '../../http/language.ts';
import { duePromotions, markShown, type PromotionEvent } from './promotion.store.ts';

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
): Promise<CallOutput<'/sys/promotion/listAll'>> {
  const due = await duePromotions(db, member, event);
  const open = await Promise.all(due.map(({ gameId }) => gameId === null || isPlayable(gameId)));
  const chosen = due.filter((_, index) => open[index]).slice(0, mostAtOnce);
  const now = await markShown(
    db,
    member.id,
    chosen.map(({ id }) => id),
  );
  return chosen
    .filter(({ id }) => now.has(id))
    .map(({ id, action, gameId, image, mobileImage, texts }) => ({
      id,
      action,
      title: texts[language].title,
      text: texts[language].text,
      buttonText: texts[language].button,
      bgImg: image,
      mobileBgImg: mobileImage,
      gameId,
    }));
}
