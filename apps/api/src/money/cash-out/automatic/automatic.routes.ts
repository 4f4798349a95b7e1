import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { ok } from '../../../http/result.ts';
import type { AutomaticDeps } from './automatic.deps.ts';
import { countJudgements } from './judgement.store.ts';
import { listRules, switchesOf, versionsOf, waitingForAll } from './payout-rule.store.ts';
import { ruleWire, switchWire } from './payout-rule.wire.ts';
import { saveRule } from './save-rule.ts';
import { askToSwitch } from './switch-rule.ts';
import { tryRule } from './try-rule.ts';

const mostSwitches = 200;

/** Rules of automatic approval, as the desk works with them. */
export function automaticRoutes(deps: AutomaticDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/payoutRule/list'], async () => {
      const [rules, [last], approval, today] = await Promise.all([
        listRules(db),
        switchesOf(db, null, 1),
        waitingForAll(db),
        countJudgements(db),
      ]);
      return ok({
        on: last?.to === 'on',
        approval: approval === null ? null : Number(approval),
        last: last ? switchWire(last) : null,
        rules: rules.map(ruleWire),
        today,
      });
    }),
    on(operatorCalls['/operator/payoutRule/versions'], async ({ input: { currency } }) => {
      const [versions, switches] = await Promise.all([
        versionsOf(db, currency),
        switchesOf(db, currency, mostSwitches),
      ]);
      return ok({ versions: versions.map(ruleWire), switches: switches.map(switchWire) });
    }),
    on(operatorCalls['/operator/payoutRule/save'], ({ input, operator }) => saveRule(deps, operator, input)),
    on(operatorCalls['/operator/payoutRule/try'], ({ input, operator }) => tryRule(deps, operator, input)),
    on(operatorCalls['/operator/payoutRule/switch'], ({ input, operator }) => askToSwitch(deps, operator, input)),
  ];
}
