import { decimalText } from '@fairhouse/money';
import {
  CheckoutPaymentIntent,
  type OrdersController,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import type { CreatedOrder, OrderRequest } from '../payment-provider.ts';
import { failureOf } from './failure.ts';

/** A definite no: the order was understood and refused, or we may not order at all. */
const refusals = new Set([400, 401, 403, 422]);

/** Creates the order under the attempt's id as `PayPal-Request-Id`: the same attempt twice is one order. */
export async function createPaypalOrder(
  orders: OrdersController,
  { attemptId, amount, returnUrl, email }: OrderRequest,
): Promise<CreatedOrder> {
  try {
    const { result } = await orders.createOrder({
      paypalRequestId: attemptId,
      prefer: 'return=representation',
      body: {
        intent: CheckoutPaymentIntent.Capture,
        purchaseUnits: [
          {
            customId: attemptId,
            invoiceId: attemptId,
            description: 'Deposit',
            amount: { currencyCode: amount.currency, value: decimalText(amount) },
          },
        ],
        paymentSource: {
          paypal: {
            ...(email ? { emailAddress: email } : {}),
            experienceContext: {
              returnUrl,
              cancelUrl: `${returnUrl}&canceled=1`,
              userAction: PaypalExperienceUserAction.PayNow,
              shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
            },
          },
        },
      },
    });
    const page = result.links?.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href;
    if (!result.id || !page) return { outcome: 'unknown', reason: 'an order without its page' };
    return { outcome: 'created', orderId: result.id, next: { kind: 'iframe', url: page } };
  } catch (error) {
    const { status, reason } = failureOf(error);
    return { outcome: refusals.has(status) ? 'refused' : 'unknown', reason };
  }
}
