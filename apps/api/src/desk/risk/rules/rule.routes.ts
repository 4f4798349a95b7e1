import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { listRules, switchesOf, versionsOf } from './rule.store.ts';
import { kindsWire, ruleWire } from './rule.wire.ts';
import { saveRule } from './save-rule.ts';
import { askToSwitch } from './switch-rule.ts';
import { tryRule } from './try-rule.ts';

export function ruleRoutes(deps: RiskDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/risk/rule/list'], async () =>
      ok({ rules: (await listRules(db)).map(ruleWire), kinds: kindsWire() }),
    ),
    on(operatorCalls['/operator/risk/rule/versions'], async ({ input: { code } }) => {
      const versions = await versionsOf(db, code);
      if (versions.length === 0) return refuse('noSuchThing');
      const switches = await switchesOf(db, code);
      return ok({
        versions: versions.map(ruleWire),
        switches: switches.map(({ version, to, by, at, reason }) => ({
          version,
          to,
          by,
          time: at.toISOString(),
          reason,
        })),
      });
    }),
    on(operatorCalls['/operator/risk/rule/save'], ({ input, operator }) => saveRule(deps, operator, input)),
    on(operatorCalls['/operator/risk/rule/try'], ({ input, operator }) => tryRule(deps, operator, input)),
    on(operatorCalls['/operator/risk/rule/switch'], ({ input, operator }) => askToSwitch(deps, operator, input)),
  ];
}
