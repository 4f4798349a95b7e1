import { operatorCalls } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { toWire } from '@fairhouse/money';
import type { ChangeSetting } from '../../../db/change-setting.ts';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import { listAllPackages, listLevels } from '../offer.store.ts';
import { setLevel } from './set-level.ts';
import { setPackage } from './set-package.ts';

/** The ladder and the store as operators keep them. */
export function vipDeskRoutes(deps: { db: Database; changeSetting: ChangeSetting }): Handler[] {
  const { db, changeSetting } = deps;
  return [
    on(operatorCalls['/operator/vip/offer'], async () => {
      const [levels, packages] = await Promise.all([listLevels(db), listAllPackages(db)]);
      return ok({
        levels: levels.map(({ level, name, points }) => ({ level, name, points: Number(points) })),
        packages: packages.map(({ points, bonuses, ...row }) => ({
          ...row,
          points: Number(points),
          bonuses: bonuses.map((bonus) => ({ currency: bonus.currency, bonus: toWire(bonus) })),
        })),
      });
    }),

    on(operatorCalls['/operator/vip/setLevel'], ({ input, operator }) =>
      setLevel(deps, operator, input.level, input.points),
    ),

    on(operatorCalls['/operator/vip/setPackage'], ({ input, operator }) =>
      setPackage(changeSetting, operator, input.id, { enabled: input.enabled, points: input.points }),
    ),
  ];
}
