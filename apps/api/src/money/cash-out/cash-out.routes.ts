import { calls } from '@fairhouse/contract';
import { amountOf, toWire } from '@fairhouse/money';
import { type Handler, on } from '../../http/handler.ts';
import { ok, refuse } from '../../http/result.ts';
import { slashed } from '../../http/slashed.ts';
import { applyForCashOut } from './application/apply.ts';
import { maskedDestination } from './application/destination.ts';
import { feeOf } from './application/fee.ts';
import { memberStanding } from './application/member-standing.store.ts';
import { leftThisMonth, mostNow } from './application/most-now.ts';
import { savedAccountsOf } from './application/saved-account.store.ts';
import { forgetAccount } from './application/saved-accounts.ts';
import { cancelCashOut } from './cancel.ts';
import type { CashOutDeps } from './cash-out.deps.ts';
import { cashedOutThisMonth, findCashOut } from './cash-out.store.ts';
import { recordWire } from './cash-out.wire.ts';
import { pageOfCashOuts } from './cash-out-list.store.ts';
import { listMethods } from './list-methods.ts';

export function cashOutRoutes(deps: CashOutDeps): Handler[] {
  const { db } = deps;
  return [
    on(calls['/base/cashoutPaymentMethod/listAll'], async ({ input, member }) => {
      const enabled = input.enabled ?? input.enabled_EQ;
      const code = input.code ?? input.code_EQ;
      const shown = (await listMethods(deps)).filter(
        (method) =>
          method.currencies.includes(member.currency) &&
          (enabled === undefined || (enabled === 1) === method.enabled) &&
          (code === undefined || code === method.code) &&
          (input.code_IN === undefined || input.code_IN.includes(method.code)),
      );
      if (input.sortIndex_0?.toUpperCase() === 'DESC') shown.reverse();
      return ok(
        shown.map((method) => ({
          code: method.code,
          name: method.name,
          icon: method.icon,
          enabled: method.enabled ? (1 as const) : (0 as const),
          sortIndex: method.sortIndex,
          fee: toWire(feeOf(method.code, member.currency)),
          hoursLeast: method.hoursLeast,
          hoursMost: method.hoursMost,
        })),
      );
    }),

    on(calls['/sys/member/withdraw/config'], async ({ member }) => {
      const limits = await deps.settingOf('cashOut', member.currency);
      const { largestDeposit } = await memberStanding(db, member.id);
      const largest = amountOf(member.currency, largestDeposit);
      const spent = amountOf(member.currency, await cashedOutThisMonth(db, member.id));
      return ok({
        minimumAmount: toWire(limits.minimum),
        maximumAmount: toWire(limits.maximum),
        withdrawAmounts: slashed(limits.shortcuts),
        withdrawAllowManualInput: limits.manualInput ? (1 as const) : (0 as const),
        multipleOf: limits.multipleOf ? toWire(limits.multipleOf) : null,
        maxDepositAmount: toWire(largest),
        requiredDepositAmount4Withdraw: toWire(limits.requiredDeposit),
        monthlyMostAmount: toWire(limits.monthlyMost),
        leftThisMonthAmount: toWire(leftThisMonth(limits, spent)),
        mostNowAmount: toWire(mostNow(limits, await deps.cashOf(member.id), spent)),
        currency: member.currency,
      });
    }),

    on(calls['/sys/withdraw/apply'], async ({ input, member, language }) => {
      // Read first: once the money is held, nothing more that could fail stands before the answer.
      const mayCancel = await deps.mayCancel(member.id);
      const applied = await applyForCashOut(deps, member, input, language);
      return applied.ok ? ok(recordWire(applied.data, mayCancel)) : applied;
    }),

    on(calls['/sys/withdraw/account/listAll'], async ({ member }) => {
      const accounts = await savedAccountsOf(db, member.id);
      return ok(
        accounts.map(({ id, method, destination, usedAt }) => ({
          id: Number(id),
          paymentMethod: method,
          account: maskedDestination(destination),
          usedTime: usedAt.toISOString(),
        })),
      );
    }),

    on(calls['/sys/withdraw/account/remove'], ({ input, member }) => forgetAccount(deps, member.id, BigInt(input.id))),

    on(calls['/sys/withdraw/cancel'], async ({ input, member }) => {
      const canceled = await cancelCashOut(deps, member.id, input.id);
      return canceled.ok ? ok(recordWire(canceled.data, true)) : canceled;
    }),

    on(calls['/sys/withdraw/find'], async ({ input, member }) => {
      const found = await findCashOut(db, member.id, BigInt(input.id));
      return found ? ok(recordWire(found, await deps.mayCancel(member.id))) : refuse('noSuchThing');
    }),

    on(calls['/sys/withdraw/listPage'], async ({ input: { memberId: _, memberId_EQ: __, ...input }, member }) => {
      const mayCancel = await deps.mayCancel(member.id);
      return ok(await pageOfCashOuts(db, member.id, input, (row) => recordWire(row, mayCancel)));
    }),
  ];
}
