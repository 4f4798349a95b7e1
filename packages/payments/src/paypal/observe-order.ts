import { isCurrency, parseAmount } from '@fairhouse/money';
import { CaptureStatus, type Money, type Order, OrderStatus, type OrdersController } from '@paypal/paypal-server-sdk';
import { declineOf } from '../decline.ts';
import { type Instrument, instrument, maskedMail } from '../instrument.ts';
import type { Observation, ObservedState, OrderState } from '../payment-provider.ts';
import { failureOf } from './failure.ts';
import { paypalDeclines } from './paypal-declines.ts';

const captureStates: Record<CaptureStatus, ObservedState> = {
  [CaptureStatus.Completed]: 'succeeded',
  [CaptureStatus.Pending]: 'processing',
  [CaptureStatus.Declined]: 'failed',
  [CaptureStatus.Failed]: 'failed',
  [CaptureStatus.Refunded]: 'refunded',
  [CaptureStatus.PartiallyRefunded]: 'part_refunded',
};

/**
 * How an order stands. One that the payer has approved is captured first, since until then nobody has paid; PayPal
 * captures an order once, however often it is asked to.
 */
export async function observeOrder(orders: OrdersController, id: string): Promise<OrderState> {
  try {
    const { result } = await orders.getOrder({ id });
    if (result.status !== OrderStatus.Approved) return observed(result);
    return await captureOrder(orders, result, id);
  } catch (error) {
    const { status, reason } = failureOf(error);
    return status === 404 ? { outcome: 'notFound' } : { outcome: 'unknown', reason };
  }
}

async function captureOrder(orders: OrdersController, approved: Order, id: string): Promise<OrderState> {
  try {
    const { result } = await orders.captureOrder({
      id,
      paypalRequestId: `${id}-capture`,
      body: {},
      prefer: 'return=representation',
    });
    return observed(result);
  } catch (error) {
    const { issue } = failureOf(error);
    if (issue === 'INSTRUMENT_DECLINED') return observed(approved, 'failed', issue);
    // Another look of ours was faster.
    if (issue === 'ORDER_ALREADY_CAPTURED') return observed((await orders.getOrder({ id })).result);
    throw error;
  }
}

function observed(order: Order, said?: ObservedState, issue?: string): OrderState {
  const unit = order.purchaseUnits?.[0];
  const capture = unit?.payments?.captures?.[0];
  const state = said ?? stateOf(order.status, capture?.status);
  const refunds = unit?.payments?.refunds ?? [];
  const amount =
    state === 'part_refunded' ? sum(refunds.map((refund) => refund.amount)) : amountOf(capture?.amount ?? unit?.amount);
  const observation: Observation = {
    provider: 'paypal',
    state,
    attemptId: unit?.customId,
    orderId: order.id,
    paymentId: capture?.id,
    amount,
    ...(state === 'succeeded' ? { instruments: instrumentsOf(order) } : {}),
    ...(state === 'failed' ? { decline: declineOf(paypalDeclines, issue) } : {}),
  };
  return { outcome: 'observed', observation };
}

/** The payer's account, by the id that PayPal never gives to another. */
function instrumentsOf({ payer, paymentSource }: Order): Instrument[] {
  const account = paymentSource?.paypal;
  const label = maskedMail(payer?.emailAddress ?? account?.emailAddress) || 'PayPal';
  return instrument('wallet', payer?.payerId ?? account?.accountId, label);
}

function stateOf(order: OrderStatus | undefined, capture: CaptureStatus | undefined): ObservedState {
  if (capture) return captureStates[capture] ?? 'processing';
  if (order === OrderStatus.Voided) return 'canceled';
  return order === OrderStatus.Approved || order === OrderStatus.Completed ? 'processing' : 'pending';
}

function amountOf(money: Money | undefined): Observation['amount'] {
  if (!money || !isCurrency(money.currencyCode)) return undefined;
  const amount = parseAmount(money.value, money.currencyCode);
  return amount && { minor: amount.minor, currency: amount.currency };
}

/** Of several refunds of one capture, which are all in its currency. */
function sum(parts: (Money | undefined)[]): Observation['amount'] {
  const amounts = parts.flatMap((part) => amountOf(part) ?? []);
  if (!amounts[0]) return undefined;
  return { minor: amounts.reduce((total, { minor }) => total + minor, 0n), currency: amounts[0].currency };
}
