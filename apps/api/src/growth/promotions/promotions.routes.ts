import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { type PromotionsDeps, showPromotions, showToVisitor } from './show-promotions.ts';

export function promotionsRoutes(deps: PromotionsDeps): Handler[] {
  return [
    on(calls['/sys/promotion/listAll'], async ({ input: { event }, member, language }) => {
      if (member) return ok(await showPromotions(deps, member, event, language));
      // What happened to a member wants a log-in; a visitor has only come.
      return event === 'visit' ? ok(await showToVisitor(deps, language)) : refuse('loginAgain');
    }),
  ];
}
