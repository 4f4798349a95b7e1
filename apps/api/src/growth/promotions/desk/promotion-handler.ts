import type { ContentOf } from '@fairhouse/contract/operator';
import type { ContentHandler } from '../../../db/content-handler.ts';
import { ok, type Refusal, refuse } from '../../../http/result.ts';
import { type Promotion, type PromotionOfDesk, promotionsForDesk, putPromotion } from '../promotion.store.ts';
import { promotionWire } from '../show-promotions.ts';

type Written = ContentOf<'promotion'>;

interface PromotionHandlerDeps {
  isGame(gameId: number): Promise<boolean>;
}

export function promotionHandler({ isGame }: PromotionHandlerDeps): ContentHandler<'promotion'> {
  return {
    inForce: async (db, id) =>
      (await promotionsForDesk(db, id)).map((row) => ({ id: row.id, code: row.name, content: contentOf(row) })),
    refusalOf: (content) => refusalOf(content, isGame),
    async putInForce(tx, id, content) {
      return (await putPromotion(tx, rowOf(id, content))) ? ok(null) : refuse('invalidField', { field: 'name' });
    },
    inRecord: ({ kind: _, ...promotion }) => promotion,
    preview: async (content, language) => ({ kind: 'promotion', shown: promotionWire(rowOf(1, content), language) }),
  };
}

export function contentOf({ id: _, shownToday: _shown, texts, ...row }: PromotionOfDesk): Written {
  // The desk writes two languages: what it changes is English in the others, not an old translation.
  return { kind: 'promotion', ...row, texts: { en: texts.en, fil: texts.fil ?? texts.en } };
}

function rowOf(id: number, { kind: _, ...promotion }: Written): Promotion {
  return { id, ...promotion };
}

async function refusalOf(content: Written, isGame: PromotionHandlerDeps['isGame']): Promise<Refusal | undefined> {
  const missing = missingField(content);
  if (missing) return refuse('missingField', { field: missing });
  const wrong = await wrongField(content, isGame);
  return wrong === undefined ? undefined : refuse('invalidField', { field: wrong });
}

/** What it takes, and the terms, are required of one of its own on the page of promotions. */
function missingField({ texts, image, mobileImage, page }: Written): string | undefined {
  const fields = ['title', 'text', 'button', ...(page === 'own' ? (['takes', 'terms'] as const) : [])] as const;
  for (const [language, said] of Object.entries(texts)) {
    const empty = fields.find((field) => said[field] === '');
    if (empty) return `${empty} (${language})`;
  }
  return image === '' ? 'image' : mobileImage === '' ? 'mobileImage' : undefined;
}

/**
 * What does not fit together: visitors are met when they come and led to join, members are not; what is shown at no event
 * stands on the page of promotions.
 */
async function wrongField(
  { name, action, gameId, events, audience, page, firstDay, lastDay }: Written,
  isGame: PromotionHandlerDeps['isGame'],
): Promise<string | undefined> {
  if (!/^[a-z0-9][a-z0-9-]{1,39}$/.test(name)) return 'name';
  if ((action === 'LAUNCH_GAME') !== (gameId !== null)) return 'gameId';
  if (gameId !== null && !(await isGame(gameId))) return 'gameId';
  const forVisitors = audience === 'visitors';
  if (events.length === 0 ? page === 'none' : forVisitors !== events.includes('visit')) return 'events';
  if (forVisitors && events.length > 1) return 'events';
  if (forVisitors ? action !== 'REGISTER' && action !== 'CLOSE_ONLY' : action === 'REGISTER') return 'action';
  return firstDay !== null && lastDay !== null && firstDay > lastDay ? 'lastDay' : undefined;
}
