import { randomBytes } from 'node:crypto';
import type { NewEvent } from '../events/event.store.ts';

/** An event as Stripe writes it: https://docs.stripe.com/api/events/object. `createdAt` defaults to now. */
export function stripeEvent({
  type,
  object,
  createdAt = new Date(),
}: {
  type: string;
  object: object;
  createdAt?: Date;
}): NewEvent {
  const id = `evt_${randomBytes(12).toString('hex')}`;
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: '2026-09-30.endive',
    livemode: false,
    created: Math.floor(createdAt.getTime() / 1_000),
    type,
    data: { object },
  });
  return { id, provider: 'stripe', type, body };
}
