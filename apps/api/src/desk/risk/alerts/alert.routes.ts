import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import type { RiskDeps } from '../risk.deps.ts';
import { findAlert, pageOfAlerts, pageOfMutes } from './alert.store.ts';
import { alertWire, muteWire } from './alert.wire.ts';
import { dismissAlert } from './dismiss-alert.ts';
import { muteRule } from './mute-rule.ts';

export function alertRoutes(deps: RiskDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/risk/alert/list'], async ({ input }) => {
      const { rows, next } = await pageOfAlerts(db, input);
      return ok({ content: rows.map(alertWire), next });
    }),
    on(operatorCalls['/operator/risk/alert/get'], async ({ input }) => {
      const found = await findAlert(db, BigInt(input.id));
      return found ? ok(alertWire(found)) : refuse('noSuchThing');
    }),
    on(operatorCalls['/operator/risk/alert/dismiss'], ({ input, operator }) =>
      dismissAlert(deps, operator, { ...input, id: BigInt(input.id) }),
    ),
    on(operatorCalls['/operator/risk/alert/mute'], ({ input, operator }) => muteRule(deps, operator, input)),
    on(operatorCalls['/operator/risk/mute/list'], async ({ input }) => {
      const { rows, next } = await pageOfMutes(db, input);
      return ok({ content: rows.map(muteWire), next });
    }),
  ];
}
