import Stripe from 'stripe';
import type { CreatedOrder, OrderRequest } from '../payment-provider.ts';

/** Creates the session under the attempt's id as idempotency key: the same attempt twice is one session. */
export async function createCheckout(stripe: Stripe, frameUrl: string, request: OrderRequest): Promise<CreatedOrder> {
  const { attemptId, amount, returnUrl, email } = request;
  try {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        ui_mode: 'embedded_page',
        redirect_on_completion: 'always',
        return_url: returnUrl,
        client_reference_id: attemptId,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: amount.currency.toLowerCase(),
              unit_amount: Number(amount.minor),
              product_data: { name: 'Deposit' },
            },
          },
        ],
        // The cashier credits what was asked for in the member's currency, so the page must not offer another one.
        adaptive_pricing: { enabled: false },
        payment_intent_data: { metadata: { attempt: attemptId } },
        ...(email ? { customer_email: email } : {}),
      },
      { idempotencyKey: attemptId },
    );
    if (!session.client_secret) return { outcome: 'unknown', reason: 'the session came without a client secret' };
    return {
      outcome: 'created',
      orderId: session.id,
      next: { kind: 'iframe', url: `${frameUrl}#${session.client_secret}` },
    };
  } catch (error) {
    return failureOf(error);
  }
}

/** Only an answer that says "invalid" is definite. A reused key, a time-out, a 5xx or a 429 leave the order unknown. */
export function failureOf(error: unknown): CreatedOrder {
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const reason = `${error.type}: ${error.code ?? error.message}`;
  const definite =
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError;
  return { outcome: definite ? 'refused' : 'unknown', reason };
}
