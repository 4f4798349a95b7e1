import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { type PromotionsDeps, showPromotions } from './show-promotions.ts';

export function promotionsRoutes(deps: PromotionsDeps): Handler[] {
  return [
    on(calls['/sys/promotion/listAll'], async ({ input, member, language }) =>
      ok(await showPromotions(deps, member, input.event, language)),
    ),
  ];
}
