import { isCurrency, parseAmount } from '@fairhouse/money';
import type { OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import type { Observation, ObservedState } from '../payment-provider.ts';
import { failureOf } from './failure.ts';
import { observeOrder } from './observe-order.ts';

interface Api {
  orders: OrdersController;
  payments: PaymentsController;
}

interface PaypalEvent {
  event_type?: string;
  resource?: {
    id?: string;
    supplementary_data?: { related_ids?: { order_id?: string } };
    links?: { rel?: string; href?: string }[];
    disputed_transactions?: { seller_transaction_id?: string }[];
    dispute_id?: string;
    reason?: string;
    status?: string;
    seller_response_due_date?: string;
    dispute_amount?: { value?: string; currency_code?: string };
    dispute_outcome?: { outcome_code?: string };
  };
}

const disputeOutcomes: Record<string, ObservedState> = {
  RESOLVED_BUYER_FAVOUR: 'charged_back',
  RESOLVED_SELLER_FAVOUR: 'dispute_won',
};

/**
 * What an event says: it names the order, and the order is asked how it stands, so that an approval is captured and
 * there is one reading of an order. Throws when PayPal does not answer.
 */
export async function readPaypalEvent(api: Api, rawBody: Buffer): Promise<Observation[]> {
  const event = JSON.parse(rawBody.toString('utf8')) as PaypalEvent;
  const type = event.event_type ?? '';
  if (type.startsWith('CUSTOMER.DISPUTE.')) return disputesOf(event);
  const orderId = await orderOf(api, type, event);
  if (!orderId) return [];
  const state = await observeOrder(api.orders, orderId);
  if (state.outcome === 'unknown') throw new Error(`PayPal could not tell of an order: ${state.reason}`);
  return state.outcome === 'observed' ? [state.observation] : [];
}

async function orderOf({ payments }: Api, type: string, { resource }: PaypalEvent): Promise<string | undefined> {
  if (type.startsWith('CHECKOUT.ORDER.')) return resource?.id;
  if (!type.startsWith('PAYMENT.CAPTURE.')) return undefined;
  const named = resource?.supplementary_data?.related_ids?.order_id;
  if (named) return named;
  // A refund names only the capture that it gives back.
  const captureId = resource?.links?.map(({ href }) => /\/captures\/(\w{1,40})$/.exec(href ?? '')?.[1]).find(Boolean);
  if (!captureId) return undefined;
  try {
    const { result } = await payments.getCapturedPayment({ captureId });
    return result.supplementaryData?.relatedIds?.orderId;
  } catch (error) {
    const { status, reason } = failureOf(error);
    if (status === 404) return undefined;
    throw new Error(`PayPal could not tell of a capture: ${reason}`);
  }
}

/** Created, updated and resolved. A dispute of several payments names one amount, which is then of none of them. */
function disputesOf({ event_type, resource = {} }: PaypalEvent): Observation[] {
  const outcome = disputeOutcomes[resource.dispute_outcome?.outcome_code ?? ''];
  const state = event_type === 'CUSTOMER.DISPUTE.RESOLVED' ? outcome : 'disputed';
  const payments = resource.disputed_transactions ?? [];
  if (!state) return [];
  const due = new Date(resource.seller_response_due_date ?? '');
  return payments.map(({ seller_transaction_id: paymentId }) => ({
    provider: 'paypal',
    state,
    attemptId: undefined,
    orderId: undefined,
    paymentId,
    amount: payments.length === 1 ? statedOf(resource.dispute_amount) : undefined,
    dispute: {
      id: payments.length === 1 ? (resource.dispute_id ?? `${paymentId}`) : `${resource.dispute_id} ${paymentId}`,
      stage: state !== 'disputed' ? 'closed' : resource.status === 'UNDER_REVIEW' ? 'answered' : 'evidenceDue',
      reason: resource.reason,
      dueAt: Number.isNaN(due.getTime()) ? undefined : due,
    },
  }));
}

function statedOf(stated: { value?: string; currency_code?: string } | undefined): Observation['amount'] {
  const { value, currency_code: currency } = stated ?? {};
  const minor = isCurrency(currency) && value ? parseAmount(value, currency)?.minor : undefined;
  return minor === undefined || !currency ? undefined : { minor, currency };
}
