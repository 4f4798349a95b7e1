import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../../http/handler.ts';
import { ok, refuse } from '../../../http/result.ts';
import { findAttempt } from '../attempt.store.ts';
import type { CardDeps } from './card.deps.ts';
import { hasCard } from './card.store.ts';
import { handInCard } from './hand-in-card.ts';
import { onlyPayRoutes } from './onlypay.ts';
import { payCard } from './pay-card.ts';
import { lastBillingOf } from './payer.store.ts';
import { savedCardRoutes } from './saved/saved-card.routes.ts';
import { walletRoutes } from './wallets/wallet.routes.ts';

/** Cards entered on our own page, VISA_MASTERCARD in one step and VISA_MASTERCARD_1 in two, and OnlyPay's form. */
export function cardRoutes(deps: CardDeps): Handler[] {
  return [
    on(calls['/sys/deposit/creditcard/billingInfo'], async ({ member }) =>
      ok((await lastBillingOf(deps.db, member.id)) ?? (await deps.billingOf(member.id))),
    ),

    on(calls['/sys/deposit/creditcard/entry'], async () =>
      ok(
        deps.cardEntry.kind === 'test'
          ? { kind: 'form' as const, clientKey: null }
          : { kind: 'fields' as const, clientKey: deps.cardEntry.clientKey },
      ),
    ),

    on(calls['/sys/deposit/creditcard/deposit'], async ({ input, member, language }) => {
      const handedIn = await handInCard(deps, member, 'VISA_MASTERCARD', input, language);
      return handedIn.ok ? payCard(deps, handedIn.data, language) : handedIn;
    }),

    on(calls['/sys/deposit/cattl/deposit'], async ({ input, member, language }) => {
      const handedIn = await handInCard(deps, member, 'VISA_MASTERCARD_1', input, language);
      return handedIn.ok ? ok({ id: Number(handedIn.data.id) }) : handedIn;
    }),

    on(calls['/sys/cattl/pay'], async ({ input, member, language }) => {
      const attempt = await findAttempt(deps.db, member.id, BigInt(input.depositId));
      if (attempt?.method !== 'VISA_MASTERCARD_1' || !(await hasCard(deps.db, attempt))) return refuse('noSuchThing');
      return payCard(deps, attempt, language);
    }),

    ...onlyPayRoutes(deps),
    ...savedCardRoutes(deps),
    ...walletRoutes(deps),
  ];
}
