import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { findAlert, pageOfAlerts } from './alert.store.ts';
import { alertWire } from './alert.wire.ts';
import { dismissAlert } from './dismiss-alert.ts';
import { muteRule } from './mute-rule.ts';

export function alertRoutes(deps: RiskDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/risk/alert/listPage'], async ({ input }) =>
      ok(await pageOfAlerts(db, input, alertWire)),
    ),
    on(operatorCalls['/operator/risk/alert/get'], async ({ input }) => {
      const found = await findAlert(db, BigInt(input.id));
      return found ? ok(alertWire(found)) : refuse('noSuchThing');
    }),
    on(operatorCalls['/operator/risk/alert/dismiss'], ({ input, operator }) =>
      dismissAlert(deps, operator, { ...input, id: BigInt(input.id) }),
    ),
    on(operatorCalls['/operator/risk/alert/mute'], ({ input, operator }) => muteRule(deps, operator, input)),
  ];
}
