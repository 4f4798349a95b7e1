import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { viewerOf } from '../../http/viewer.ts';
import { describeHub } from './describe-hub.ts';
import type { HubDeps } from './hub.deps.ts';
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

export function promotionsHubRoutes(deps: HubDeps): Handler[] {
  return [
    on(calls['/sys/promotion/hub'], async (asked) => {
      const { member, language } = asked;
      return ok(await describeHub(deps, { viewer: viewerOf(deps, asked), member, language }));
    }),
  ];
}
