import type { CardOf, CardProvider } from '../card-provider.ts';
import type { Send } from '../messages/send-through.ts';
import type { Observation } from '../payment-provider.ts';
import { AdyenRefusal, type AdyenSettings, failureOf, openCheckout } from './adyen-client.ts';
import type { Checkout } from './adyen-library.ts';
import { observationsOfItem, readItems, verifyNotification } from './adyen-notifications.ts';
import { finishChallenge } from './finish-challenge.ts';
import { payWithCard } from './pay-with-card.ts';
import { storeCard } from './store-card.ts';
import { walletMethods } from './wallet-settings.ts';

const taken = new Set(['USD', 'EUR', 'BRL']);

/**
 * Cards by Adyen: the card is stored at the provider first, then paid by its token, so that a lost answer can be asked
 * for again and no card number outlives the call that brought it. docs/cards.md tells the whole way.
 */
export function createAdyenProvider(settings: AdyenSettings, cardOf: CardOf, send?: Send): CardProvider {
  const { merchantAccount, hmacKey } = settings;
  let opened: Promise<Checkout> | undefined;
  const checkout = () => (opened ??= openCheckout(settings, send));
  return {
    name: 'adyen',
    opens: 'iframe',
    clientKey: settings.clientKey,
    wallets: settings.wallets,
    withoutMethods: walletMethods.filter(({ wallet }) => !settings.wallets?.[wallet]).map(({ method }) => method),
    takes: (currency) => taken.has(currency),
    storeCard: async (card, holder, payerReference) =>
      storeCard(await checkout(), merchantAccount, card, holder, payerReference),

    async deleteCard(token, payerReference) {
      try {
        await (await checkout()).RecurringApi.deleteTokenForStoredPaymentDetails(
          token,
          payerReference,
          merchantAccount,
        );
        return { outcome: 'deleted' };
      } catch (error) {
        // Not there: it was deleted before.
        if (error instanceof AdyenRefusal && error.status === 404) return { outcome: 'deleted' };
        return { outcome: 'unknown', reason: failureOf(error).reason };
      }
    },

    async createOrder(request) {
      const card = await cardOf(request.attemptId);
      // Somebody may still be about to pay: the order sweeper, which asks here too, must not pay for them.
      if (!card?.card) return { outcome: 'unknown', reason: 'no card was handed in to be paid with' };
      return payWithCard(await checkout(), merchantAccount, request, { ...card, card: card.card });
    },

    async fetchState(orderId) {
      const card = await cardOf(orderId);
      if (!card) return { outcome: 'notFound' };
      // The provider has no call for the state of a payment; without the bank's result it tells by itself.
      if (!card.challengeResult) return { outcome: 'unknown', reason: 'the bank’s page has not come back yet' };
      return finishChallenge(await checkout(), orderId, card.challengeResult, card.card);
    },

    verifyWebhook: async (rawBody) => verifyNotification(rawBody, hmacKey, merchantAccount),

    async readEvent(rawBody) {
      const observations: Observation[] = [];
      for (const item of readItems(rawBody) ?? []) {
        const paid = item.merchantReference ? await cardOf(item.merchantReference) : undefined;
        observations.push(...observationsOfItem(item, paid));
      }
      return observations;
    },
  };
}
