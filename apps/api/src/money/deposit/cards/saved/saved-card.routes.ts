import { calls } from '@fairhouse/contract';
import { databaseTime } from '../../../../db/database-time.store.ts';
import { type Handler, on } from '../../../../http/handler.ts';
import { ok } from '../../../../http/result.ts';
import type { CardDeps } from '../card.deps.ts';
import { isExpired } from '../read-card.ts';
import { payBySavedCard } from './pay-by-saved-card.ts';
import { removeSavedCard } from './remove-saved-card.ts';
import { savedCardsOf } from './saved-card.store.ts';

/** Cards that a member has saved: the list, paying once more, and removing one. */
export function savedCardRoutes(deps: CardDeps): Handler[] {
  return [
    on(calls['/sys/deposit/creditcard/saved'], async ({ member }) => {
      const now = await databaseTime(deps.db);
      const saved = await savedCardsOf(deps.db, member.id);
      return ok(
        saved.map(({ id, card, usedAt }) => ({
          id: Number(id),
          brand: card.brand,
          lastFour: card.lastFour,
          expiryMonth: card.expiryMonth,
          expiryYear: card.expiryYear,
          expired: isExpired(card, now),
          useTime: usedAt.toISOString(),
        })),
      );
    }),
    on(calls['/sys/deposit/creditcard/payBySaved'], ({ input, member, language }) =>
      payBySavedCard(deps, member, input, language),
    ),
    on(calls['/sys/deposit/creditcard/removeSaved'], ({ input, member }) =>
      removeSavedCard(deps, member, BigInt(input.id)),
    ),
  ];
}
