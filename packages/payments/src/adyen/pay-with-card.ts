import { playerLanguageOf, playerLanguages } from '@fairhouse/money';
import type { CardOfOrder, StoredCard, WalletCard } from '../card-provider.ts';
import type { CreatedOrder, NextStep, OrderRequest } from '../payment-provider.ts';
import { failureOf } from './adyen-client.ts';
import type { Checkout, PaymentAnswer } from './adyen-library.ts';
import { observationOfResult } from './adyen-results.ts';
import { loadLibrary } from './load-library.ts';

/**
 * Pays with the stored card, or with what a phone's wallet has encrypted, under the attempt's id as idempotency key: the same attempt twice is one payment. The order
 * is known by our own id from here on, as the provider's notifications name it too.
 */
export async function payWithCard(
  checkout: Checkout,
  merchantAccount: string,
  request: OrderRequest,
  order: CardOfOrder & { card: StoredCard | WalletCard },
): Promise<CreatedOrder> {
  const { attemptId, amount, returnUrl, email, language } = request;
  const { card, payerReference } = order;
  const { models } = await loadLibrary();
  const { AuthenticationData, PaymentRequest, ThreeDSRequestData } = models;
  try {
    const payment = await checkout.PaymentsApi.payments(
      {
        merchantAccount,
        reference: attemptId,
        amount: { currency: amount.currency, value: Number(amount.minor) },
        ...paidWith(card, models),
        shopperReference: payerReference,
        ...('wallet' in card ? {} : holderOf(order)),
        channel: PaymentRequest.ChannelEnum.Web,
        authenticationData: {
          attemptAuthentication: AuthenticationData.AttemptAuthenticationEnum.Always,
          threeDSRequestData: { nativeThreeDS: ThreeDSRequestData.NativeThreeDSEnum.Disabled },
        },
        returnUrl,
        shopperLocale: playerLanguages[playerLanguageOf(language)].providerLocale,
        ...(email ? { shopperEmail: email } : {}),
      },
      { idempotencyKey: attemptId },
    );
    const observed = observationOfResult(attemptId, payment, card);
    if (!observed) return { outcome: 'unknown', reason: 'an answer about another payment, or with no result' };
    return { outcome: 'created', orderId: attemptId, next: nextOf(payment.action), observed };
  } catch (error) {
    return failureOf(error);
  }
}

/** A wallet brings the cardholder along in what it has encrypted. */
function holderOf({ firstName, lastName, billing }: CardOfOrder) {
  return {
    shopperName: { firstName, lastName },
    billingAddress: {
      country: billing.country,
      city: billing.city,
      postalCode: billing.postalCode,
      street: billing.address,
      // The line carries the number as well; the provider asks for a text of its own and takes this one.
      houseNumberOrName: 'N/A',
      ...(billing.state ? { stateOrProvince: billing.state.split('-').at(-1)! } : {}),
    },
  };
}

/**
 * A token of a wallet is good for one payment and is not stored at the provider: https://docs.adyen.com/payment-methods/apple-pay/api-only,
 * https://docs.adyen.com/payment-methods/google-pay/api-only
 */
function paidWith(
  card: StoredCard | WalletCard,
  { ApplePayDetails, CardDetails, GooglePayDetails, PaymentRequest }: Models,
) {
  const { Ecommerce, ContAuth } = PaymentRequest.ShopperInteractionEnum;
  if (!('wallet' in card)) {
    return {
      paymentMethod: { type: CardDetails.TypeEnum.Scheme, storedPaymentMethodId: card.token },
      shopperInteraction: ContAuth,
      recurringProcessingModel: PaymentRequest.RecurringProcessingModelEnum.CardOnFile,
    };
  }
  const { wallet, token } = card;
  const paymentMethod =
    wallet === 'applePay'
      ? { type: ApplePayDetails.TypeEnum.Applepay, applePayToken: token }
      : { type: GooglePayDetails.TypeEnum.Googlepay, googlePayToken: token };
  return { paymentMethod, shopperInteraction: Ecommerce };
}

type Models = Awaited<ReturnType<typeof loadLibrary>>['models'];

/** The bank's page, where there is one. */
function nextOf(action: PaymentAnswer['action']): NextStep {
  const url = action && 'url' in action ? action.url : undefined;
  return url && /^https?:\/\//.test(url) ? { kind: 'iframe', url } : { kind: 'none' };
}
