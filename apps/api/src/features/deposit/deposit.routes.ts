import { calls } from '@fairhouse/contract';
import { toWire } from '@fairhouse/money';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { slashed } from '../../http/slashed.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { depositLimits } from './deposit.settings.ts';
import { findOrder } from './find-order.ts';
import { findMethod, listMethods } from './method.store.ts';
import { startDeposit } from './start-deposit.ts';
import { isVisibleTo, matches, methodWire } from './visible-methods.ts';

export function depositRoutes(deps: DepositDeps): Handler[] {
  const { db } = deps;
  return [
    on(calls['/sys/depositPaymentMethod/listAll'], async ({ input, member }) => {
      const asked = {
        enabled: input.enabled ?? input.enabled_EQ,
        code: input.code ?? input.code_EQ,
        codes: input.code_IN,
        visibilities: input.visibility_IN ?? listed(input.visibility ?? input.visibility_EQ),
      };
      const methods = await listMethods(db);
      const shown = methods.filter(
        (method) =>
          isVisibleTo(method, member) && method.currencies.includes(member.currency) && matches(method, asked),
      );
      if (input.sortIndex_0?.toUpperCase() === 'DESC') shown.reverse();
      return ok(shown.map(methodWire));
    }),

    on(calls['/base/depositPaymentMethod/find'], async ({ input }) => {
      const method = await findMethod(db, input.code);
      return method ? ok(methodWire(method)) : refuse('noSuchThing');
    }),

    // No bonus is on offer: its rules come with the promotions.
    on(calls['/sys/depositPaymentMethod/maxBonusInfo'], async () => ok(null)),

    on(calls['/sys/member/deposit/config'], async ({ member }) => {
      const { minimum, maximum, shortcuts } = depositLimits(member.currency);
      return ok({
        minimumAmount: toWire(minimum),
        maximumAmount: toWire(maximum),
        paymentAmounts: slashed(shortcuts),
        paymentAllowManualInput: 1,
        currency: member.currency,
      });
    }),

    on(calls['/sys/deposit/stripe/depositOrder'], async ({ input, member, language }) =>
      startDeposit(deps, member, { amount: input.amount, method: 'STRIPE', requestKey: input.requestKey, language }),
    ),

    on(calls['/sys/stripe/findOrder'], async ({ input, member }) =>
      findOrder(deps, member.id, 'STRIPE', input.orderId),
    ),
  ];
}

function listed(value: number | undefined): number[] | undefined {
  return value === undefined ? undefined : [value];
}
