import { calls } from '@fairhouse/contract';
import { toWire } from '@fairhouse/money';
import { type Handler, on } from '../../http/handler.ts';
import { inOrder } from '../../http/in-order.ts';
import { ok } from '../../http/result.ts';
import { viewerOf } from '../../http/viewer.ts';
import { describeLadder } from './describe-ladder.ts';
import { listLevels, listPackages } from './offer.store.ts';
import { redeem } from './redeem.ts';
import type { VipDeps } from './vip.deps.ts';

export function vipRoutes(deps: VipDeps): Handler[] {
  const { db } = deps;
  return [
    on(calls['/sys/vipLevel/describe'], async (asked) =>
      ok(await describeLadder(deps, viewerOf(deps, asked), asked.member)),
    ),

    on(calls['/base/vipLevel/listAll'], async ({ input }) => {
      const wanted = input.level ?? input.level_EQ;
      const rows = (await listLevels(db))
        .filter(
          ({ level }) =>
            (wanted === undefined || level === wanted) &&
            level <= (input.level_LTE ?? level) &&
            level >= (input.level_GTE ?? level),
        )
        .map((row) => ({ ...row, points: Number(row.points) }));
      return ok(inOrder(rows, input, ['level']));
    }),

    on(calls['/base/vipStore/listAll'], async ({ input, member }) => {
      const wanted = input.level ?? input.level_EQ;
      const rows = (await listPackages(db, member.currency))
        .map(({ id, level, points, bonus }) => ({ id, level, points: Number(points), bonus: toWire(bonus) }))
        .filter(
          ({ level, points }) =>
            (wanted === undefined || level === wanted) &&
            level <= (input.level_LTE ?? level) &&
            points <= (input.points_LTE ?? points),
        );
      return ok(inOrder(rows, input, ['level', 'points']));
    }),

    on(calls['/sys/vipStore/redeem'], ({ input, member }) => redeem(db, member, input.id, input.requestKey)),
  ];
}
