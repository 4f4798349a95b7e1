import type { OrderState } from './poll-order.ts';

/** Announced on the window for anyone who counts purchases; the site itself loads nobody who does. */
export const purchaseEvent = 'fairhouse:purchased';

/** Tells of an order whose success is shown: its number, the amount in major units, and the currency. */
export function reportPurchase({ orderId, amount, currency }: OrderState): void {
  dispatchEvent(new CustomEvent(purchaseEvent, { detail: { orderId, amount, currency } }));
}
