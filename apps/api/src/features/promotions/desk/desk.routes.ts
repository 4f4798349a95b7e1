import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { operatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { type PromotionOfDesk, promotionsForDesk } from '../promotion.store.ts';
import { savePromotion } from './save-promotion.ts';
import { setPromotion } from './set-promotion.ts';

export function promotionsDeskRoutes({
  db,
  isGame,
}: {
  db: Database;
  isGame: (gameId: number) => Promise<boolean>;
}): Handler[] {
  return [
    on(operatorCalls['/operator/promotion/listAll'], async () => ok((await promotionsForDesk(db)).map(deskWire))),

    on(operatorCalls['/operator/promotion/set'], async ({ input, operator }) => {
      const { enabled, firstDay = null, lastDay = null } = input;
      const set = await setPromotion(db, input.id, { enabled, firstDay, lastDay }, operator);
      return set.ok ? ok(deskWire(set.data)) : set;
    }),

    on(operatorCalls['/operator/promotion/save'], async ({ input: { id, ...draft }, operator }) => {
      const saved = await savePromotion(db, id, draft, isGame, operator);
      return saved.ok ? ok(deskWire(saved.data)) : saved;
    }),
  ];
}

function deskWire(it: PromotionOfDesk): OperatorCallOutput<'/operator/promotion/set'> {
  const { id, name, action, gameId, events, audience, firstDay, lastDay, shownToday } = it;
  const { image, mobileImage, texts, sortIndex } = it;
  const enabled = it.enabled ? 1 : 0;
  return {
    id,
    name,
    action,
    gameId,
    events,
    audience,
    enabled,
    firstDay,
    lastDay,
    title: texts.en.title,
    image,
    mobileImage,
    texts,
    sortIndex,
    shownToday,
  };
}
