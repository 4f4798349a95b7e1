import { z } from 'zod';
import { declineOf } from '../decline.ts';
import { instrument } from '../instrument.ts';
import type { Observation, ObservedState } from '../payment-provider.ts';
import { quayDeclines } from './quay-declines.ts';

/** A checkout as the gateway tells it. */
const checkout = z.object({
  checkoutId: z.string().min(1).max(100),
  merchantRef: z.string().min(1).max(100),
  /** Decimal text of minor units. */
  minor: z.string().regex(/^\d{1,16}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  status: z.string().max(40),
  /** Why it was declined. */
  why: z.string().max(40).optional(),
  paidBy: z.object({ account: z.string().max(200), shown: z.string().max(60) }).optional(),
});
export type QuayCheckout = z.output<typeof checkout>;

export const orderedCheckout = checkout.extend({ page: z.url({ protocol: /^https?$/ }) });
/** A checkout that was not opened, and why. */
export const notOpened = z.object({ why: z.string().max(40) });
export const event = z.object({ event: z.string().min(1).max(100), kind: z.string().max(60), checkout });

/** What its words mean; one that is not known leaves the order as it is. */
const states: Record<string, ObservedState> = {
  OPEN: 'pending',
  AUTHORISING: 'processing',
  PAID: 'succeeded',
  DECLINED: 'failed',
  ABANDONED: 'canceled',
  LAPSED: 'expired',
  RETURNED: 'refunded',
};

export function observationOf({
  checkoutId,
  merchantRef,
  minor,
  currency,
  status,
  paidBy,
  why,
}: QuayCheckout): Observation {
  const instruments = instrument('wallet', paidBy?.account, paidBy?.shown ?? '');
  return {
    provider: 'quay',
    state: states[status] ?? 'pending',
    attemptId: merchantRef,
    orderId: checkoutId,
    paymentId: undefined,
    amount: { minor: BigInt(minor), currency },
    ...(status === 'PAID' && instruments.length > 0 ? { instruments } : {}),
    ...(status === 'DECLINED' ? { decline: declineOf(quayDeclines, why) } : {}),
  };
}

/** The event in a body; undefined when it is none. */
export function readQuayEvent(rawBody: Buffer): z.output<typeof event> | undefined {
  try {
    return event.safeParse(JSON.parse(rawBody.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
