import type { CardOfOrder } from '../card-provider.ts';
import type { CreatedOrder, NextStep, OrderRequest } from '../payment-provider.ts';
import { failureOf } from './adyen-client.ts';
import type { Checkout, PaymentAnswer } from './adyen-library.ts';
import { observationOfResult } from './adyen-results.ts';
import { loadLibrary } from './load-library.ts';

/**
 * Pays with the stored card under the attempt's id as idempotency key: the same attempt twice is one payment. The order
 * is known by our own id from here on, as the provider's notifications name it too.
 */
export async function payWithCard(
  checkout: Checkout,
  merchantAccount: string,
  request: OrderRequest,
  { card, payerReference, firstName, lastName, billing }: CardOfOrder,
): Promise<CreatedOrder> {
  const { attemptId, amount, returnUrl, email, language } = request;
  const { AuthenticationData, CardDetails, PaymentRequest, ThreeDSRequestData } = (await loadLibrary()).models;
  try {
    const payment = await checkout.PaymentsApi.payments(
      {
        merchantAccount,
        reference: attemptId,
        amount: { currency: amount.currency, value: Number(amount.minor) },
        paymentMethod: { type: CardDetails.TypeEnum.Scheme, storedPaymentMethodId: card.token },
        shopperReference: payerReference,
        shopperInteraction: PaymentRequest.ShopperInteractionEnum.ContAuth,
        recurringProcessingModel: PaymentRequest.RecurringProcessingModelEnum.CardOnFile,
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
        channel: PaymentRequest.ChannelEnum.Web,
        authenticationData: {
          attemptAuthentication: AuthenticationData.AttemptAuthenticationEnum.Always,
          threeDSRequestData: { nativeThreeDS: ThreeDSRequestData.NativeThreeDSEnum.Disabled },
        },
        returnUrl,
        shopperLocale: language === 'fil' ? 'fil-PH' : 'en-US',
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

/** The bank's page, where there is one. */
function nextOf(action: PaymentAnswer['action']): NextStep {
  const url = action && 'url' in action ? action.url : undefined;
  return url && /^https?:\/\//.test(url) ? { kind: 'iframe', url } : { kind: 'none' };
}
