import type Stripe from 'stripe';
import type { PaidOrder } from '../payment-provider.ts';

const pageSize = 100;
const mostOrders = 100_000;

/** Sessions created in [from, to) that were paid. Throws when Stripe does not answer. */
export async function listPaidCheckouts(stripe: Stripe, from: Date, to: Date): Promise<PaidOrder[]> {
  const seconds = (time: Date) => Math.floor(time.getTime() / 1_000);
  const paid: PaidOrder[] = [];
  const created = { gte: seconds(from), lt: seconds(to) };
  for await (const session of stripe.checkout.sessions.list({ created, status: 'complete', limit: pageSize })) {
    if (session.payment_status !== 'paid' || session.amount_total === null || session.currency === null) continue;
    if (paid.length === mostOrders) throw new Error(`more than ${mostOrders} orders were paid in a day`);
    paid.push({
      orderId: session.id,
      minor: BigInt(session.amount_total),
      currency: session.currency.toUpperCase(),
    });
  }
  return paid;
}
