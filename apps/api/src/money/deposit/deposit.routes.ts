import { calls } from '@fairhouse/contract';
import { toWire } from '@fairhouse/money';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { slashed } from '../../http/slashed.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { pollingStates } from './deposit.states.ts';
import { findMethod, listMethods } from './find-methods.ts';
import { lookUpAttempt } from './find-order.ts';
import { cashAppRoutes } from './methods/cash-app.ts';
import { coinRoutes } from './methods/coins.ts';
import { hostedPageRoutes } from './methods/hosted-pages.ts';
import { paypalRoutes } from './methods/paypal.ts';
import { pixRoutes } from './methods/pix.ts';
import { stripeRoutes } from './methods/stripe.ts';
import { runningRouting } from './routing/routing.store.ts';
import { servingProviders } from './routing/serving.ts';
import { isOwnMoney, isServedBy, isVisibleTo, matches, methodWire } from './visible-methods.ts';

export function depositRoutes(deps: DepositDeps): Handler[] {
  return [
    on(calls['/sys/depositPaymentMethod/listAll'], async ({ input, member }) => {
      const asked = {
        enabled: input.enabled ?? input.enabled_EQ,
        code: input.code ?? input.code_EQ,
        codes: input.code_IN,
        visibilities: input.visibility_IN ?? listed(input.visibility ?? input.visibility_EQ),
      };
      const methods = await listMethods(deps);
      const { credit } = await deps.placeRules(member.id);
      const running = await runningRouting(deps.db);
      const shown = methods.filter(
        (method) =>
          (running
            ? servingProviders(deps.providers, method).length > 0
            : isServedBy(method, deps.providers.get(method.provider))) &&
          isVisibleTo(method, member) &&
          (credit || isOwnMoney(method)) &&
          method.currencies.includes(member.currency) &&
          matches(method, asked),
      );
      if (input.sortIndex_0?.toUpperCase() === 'DESC') shown.reverse();
      return ok(shown.map(methodWire));
    }),

    on(calls['/base/depositPaymentMethod/find'], async ({ input }) => {
      const method = await findMethod(deps, input.code);
      return method ? ok(methodWire(method)) : refuse('noSuchThing');
    }),

    on(calls['/sys/member/deposit/config'], async ({ member }) => {
      const { minimum, maximum, shortcuts, manualInput } = await deps.settingOf('deposit', member.currency);
      return ok({
        minimumAmount: toWire(minimum),
        maximumAmount: toWire(maximum),
        paymentAmounts: slashed(shortcuts),
        paymentAllowManualInput: manualInput ? 1 : 0,
        currency: member.currency,
      });
    }),

    on(calls['/sys/deposit/pollingStatus'], async ({ input, member }) => {
      const found = await lookUpAttempt(deps, member.id, input.id);
      if (!found) return refuse('noSuchThing');
      const { state, amount } = found.attempt;
      const { continueUrl } = found;
      return ok({ status: pollingStates[state], amount: toWire(amount), currency: amount.currency, continueUrl });
    }),

    ...stripeRoutes(deps),
    ...hostedPageRoutes(deps),
    ...pixRoutes(deps),
    ...paypalRoutes(deps),
    ...cashAppRoutes(deps),
    ...coinRoutes(deps),
  ];
}

function listed(value: number | undefined): number[] | undefined {
  return value === undefined ? undefined : [value];
}
