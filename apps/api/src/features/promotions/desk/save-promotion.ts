import { type Database, inTransaction } from '@fairhouse/database';
import { recordAct } from '../../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import {
  addDraft,
  changeDraft,
  lockPromotion,
  type PromotionDraft,
  type PromotionOfDesk,
  promotionsForDesk,
} from '../promotion.store.ts';

/** Writes a promotion, a new one hidden, with the record of who did and how it was before. */
export async function savePromotion(
  db: Database,
  id: number | undefined,
  draft: PromotionDraft,
  isGame: (gameId: number) => Promise<boolean>,
  operator: Operator,
): Promise<Result<PromotionOfDesk>> {
  const wrong = await wrongField(draft, isGame);
  if (wrong) return refuse('invalidField', { field: wrong });
  return inTransaction(db, async (tx) => {
    const before = id === undefined ? undefined : await lockPromotion(tx, id);
    if (id !== undefined && !before) return refuse('noSuchThing');
    const saved = before ? (await changeDraft(tx, before.id, draft)) && before.id : await addDraft(tx, draft);
    if (!saved) return refuse('invalidField', { field: 'name' });
    await recordAct(tx, {
      actor: `operator:${operator.name}`,
      subject: `promotion:${saved}`,
      verb: 'promotion.save',
      before: before && { ...before },
      after: { ...draft },
    });
    return ok((await promotionsForDesk(tx, saved))[0]!);
  });
}

/** What does not fit together: visitors are met when they come and led to join, members are not. */
async function wrongField(
  { action, gameId, events, audience }: PromotionDraft,
  isGame: (gameId: number) => Promise<boolean>,
): Promise<string | undefined> {
  if ((action === 'LAUNCH_GAME') !== (gameId !== null)) return 'gameId';
  if (gameId !== null && !(await isGame(gameId))) return 'gameId';
  const forVisitors = audience === 'visitors';
  if (forVisitors !== events.includes('visit') || (forVisitors && events.length > 1)) return 'events';
  if (forVisitors ? action !== 'REGISTER' && action !== 'CLOSE_ONLY' : action === 'REGISTER') return 'action';
  return undefined;
}
