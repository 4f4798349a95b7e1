import type { CardOfOrder } from '../card-provider.ts';
import type { OrderState } from '../payment-provider.ts';
import { failureOf } from './adyen-client.ts';
import type { Checkout } from './adyen-library.ts';
import { observationOfResult } from './adyen-results.ts';

/** Asks what came of the bank's page, by what the payer brought back from it. May be asked again. */
export async function finishChallenge(
  checkout: Checkout,
  attemptId: string,
  challengeResult: string,
  card: CardOfOrder['card'],
): Promise<OrderState> {
  try {
    const result = await checkout.PaymentsApi.paymentsDetails({ details: { redirectResult: challengeResult } });
    const observation = observationOfResult(attemptId, result, card);
    return observation
      ? { outcome: 'observed', observation }
      : { outcome: 'unknown', reason: 'an answer about another payment, or with no result' };
  } catch (error) {
    return { outcome: 'unknown', reason: failureOf(error).reason };
  }
}
