import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { operatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import type { WriteAtOnce } from '../../../db/content-handler.ts';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { type PromotionOfDesk, promotionsForDesk } from '../promotion.store.ts';

interface PromotionsDeskDeps {
  db: Database;
  writeAtOnce: WriteAtOnce;
}

export function promotionsDeskRoutes({ db, writeAtOnce }: PromotionsDeskDeps): Handler[] {
  const read = async (id: number) => deskWire((await promotionsForDesk(db, id))[0]!);
  return [
    on(operatorCalls['/operator/promotion/listAll'], async () => ok((await promotionsForDesk(db)).map(deskWire))),

    on(operatorCalls['/operator/promotion/set'], async ({ input, operator }) => {
      const { id, enabled, firstDay = null, lastDay = null } = input;
      const set = await writeAtOnce(operator, 'promotion', id, async (now) =>
        now ? ok({ ...now, enabled, firstDay, lastDay }) : refuse('noSuchThing'),
      );
      return set.ok ? ok(await read(set.data)) : set;
    }),

    on(operatorCalls['/operator/promotion/save'], async ({ input: { id, ...draft }, operator }) => {
      const hidden = { enabled: false, firstDay: null, lastDay: null };
      const saved = await writeAtOnce(operator, 'promotion', id, async (now) =>
        ok({ ...hidden, ...now, ...draft, kind: 'promotion' }),
      );
      return saved.ok ? ok(await read(saved.data)) : saved;
    }),
  ];
}

function deskWire(it: PromotionOfDesk): OperatorCallOutput<'/operator/promotion/set'> {
  const { id, name, action, gameId, events, audience, page, firstDay, lastDay, shownToday } = it;
  const { image, mobileImage, texts, sortIndex } = it;
  const enabled = it.enabled ? 1 : 0;
  return {
    id,
    name,
    action,
    gameId,
    events,
    audience,
    page,
    enabled,
    firstDay,
    lastDay,
    title: texts.en.title,
    image,
    mobileImage,
    texts: { en: texts.en, fil: texts.fil ?? texts.en },
    sortIndex,
    shownToday,
  };
}
