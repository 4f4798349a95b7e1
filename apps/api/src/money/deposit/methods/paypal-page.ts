import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { findAttemptOf } from '../attempt.store.ts';
import type { DepositDeps } from '../deposit.deps.ts';
import { isOpen } from '../deposit.states.ts';
import { readNextStep } from '../next-step.store.ts';

/** `c_site`: by which name the casino knows itself. */
export function siteOf(publicOrigin: string): string {
  return new URL(publicOrigin).hostname;
}

/** What names the order to the payment page, and proves that it is ours. */
export function paymentPageOf(publicOrigin: string, reference: string, payPage: string) {
  const sk = keyOf(reference, payPage);
  const query = new URLSearchParams({ biz_id: reference, sk });
  return {
    c_site: siteOf(publicOrigin),
    biz_id: reference,
    sk,
    orderurl: `${publicOrigin}/payment/paypal/pay?${query}`,
  };
}

/**
 * `GET /payment/paypal/pay?biz_id=…&sk=…`: the page for the frame continues to PayPal's. Without the order's key, or when
 * nothing is left to pay, it goes home.
 */
export function paypalPayPage(server: FastifyInstance, deps: DepositDeps): void {
  server.get<{ Querystring: { biz_id?: unknown; sk?: unknown } }>('/payment/paypal/pay', async (request, reply) => {
    const [bizId, sk] = [request.query.biz_id, request.query.sk].map((value) => String(value ?? '').slice(0, 100));
    const attempt = await findAttemptOf(deps.db, { provider: 'paypal', attemptId: bizId! });
    const step = attempt && isOpen(attempt.state) ? await readNextStep(deps.db, attempt) : undefined;
    const isKey = step?.kind === 'iframe' && equal(sk!, keyOf(bizId!, step.url));
    return reply.redirect(isKey ? step.url : `${deps.publicOrigin}/#/`, 303);
  });
}

/** PayPal lets nobody frame its own pages; a provider that stands in for it may. */
export function mayBeFramed(payPage: string): boolean {
  return !/(^|\.)paypal\.com$/.test(new URL(payPage).hostname);
}

/** PayPal's own address of the order is known to its payer alone, so who knows a hash of it was shown it. */
function keyOf(reference: string, payPage: string): string {
  return createHash('sha256').update(`${reference} ${payPage}`).digest('hex');
}

function equal(given: string, expected: string): boolean {
  return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
}
