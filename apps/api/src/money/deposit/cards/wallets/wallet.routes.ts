import { calls } from '@fairhouse/contract';
import { type Handler, on } from '../../../../http/handler.ts';
import { ok, refuse } from '../../../../http/result.ts';
import type { CardDeps } from '../card.deps.ts';
import { payCard } from '../pay-card.ts';
import { handInWallet } from './hand-in-wallet.ts';

/** Apple Pay and Google Pay: a card like any other, which the phone's wallet hands in. */
export function walletRoutes(deps: CardDeps): Handler[] {
  return [
    on(calls['/sys/deposit/wallet/entry'], async () => {
      const wallets = deps.cardProvider?.wallets;
      if (!wallets) return refuse('methodUnavailable');
      const { clientKey, elementsUrl, country, applePay, googlePay } = wallets;
      return ok({
        clientKey,
        elementsUrl: elementsUrl ?? null,
        countryCode: country,
        merchantName: deps.merchantName,
        applePay: applePay ?? null,
        googlePay: googlePay ?? null,
      });
    }),
    on(calls['/sys/deposit/wallet/deposit'], async ({ input, member, language }) => {
      const handedIn = await handInWallet(deps, member, input, language);
      return handedIn.ok ? payCard(deps, handedIn.data, language) : handedIn;
    }),
  ];
}
