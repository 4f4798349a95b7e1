import type { HubEntry } from '@fairhouse/contract';
import type { Foundation } from '../../foundation.ts';
import { findGame } from '../../play/index.ts';
import { offersHeldBack } from '../../protection/index.ts';
import type { Service } from '../../service.ts';
import type { HubReader } from '../promotions/hub.deps.ts';
import { promotionsHubRoutes } from '../promotions/promotions.routes.ts';

type Source = (reader: HubReader) => Promise<readonly HubEntry[]>;

/** The page of all promotions. After bonuses and competitions, which it shows. */
export function openPromotionsHub(
  { db, region, rulesFor }: Foundation,
  sources: readonly { forHub: Source }[],
): Service {
  return {
    jobs: [],
    handlers: promotionsHubRoutes({
      db,
      rulesFor,
      countryOf: region.countryOf,
      offersHeldBack: (memberId) => offersHeldBack(db, memberId),
      isPlayable: async (gameId) => (await findGame(db, gameId))?.game.enabled === 1,
      sources: sources.map(({ forHub }) => forHub),
    }),
  };
}
