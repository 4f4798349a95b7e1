import { type Database, inTransaction } from '@fairhouse/database';
import { recordAct } from '../../../db/acts.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { addBanner, type BannerDraft, type BannerOfDesk, changeBanner, lockBanner } from '../banner.store.ts';
import { findGame } from '../catalogue.store.ts';
import { bannerLink } from './banner-link.ts';

/** Writes a banner, with the record of who did and how it was before. */
export async function saveBanner(
  db: Database,
  id: number | undefined,
  draft: BannerDraft,
  operator: Operator,
): Promise<Result<BannerOfDesk>> {
  const link = bannerLink(draft.type, draft.link);
  if (link === undefined) return refuse('invalidField', { field: 'link' });
  const { gameId } = draft;
  if (gameId !== null && (draft.type !== 0 || !(await findGame(db, gameId)))) {
    return refuse('invalidField', { field: 'gameId' });
  }
  return inTransaction(db, async (tx) => {
    const before = id === undefined ? undefined : await lockBanner(tx, id);
    if (id !== undefined && !before) return refuse('noSuchThing');
    const saved = before
      ? await changeBanner(tx, before.id, { ...draft, link })
      : await addBanner(tx, { ...draft, link });
    await recordAct(tx, {
      actor: `operator:${operator.name}`,
      subject: `banner:${saved.id}`,
      verb: 'banner.save',
      before: before && { ...before },
      after: { ...saved },
    });
    return ok(saved);
  });
}
