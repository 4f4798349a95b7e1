import { type Database, inTransaction } from '@fairhouse/database';
import type { Choice } from '../choices.ts';
import { insertEvent } from '../events/event.store.ts';
import { findSession, lockSession, overdueSessions, type Session, setPayer, setSessionState } from './session.store.ts';
import { stripeEvent } from './stripe-event.ts';
import { sessionWire } from './wire.ts';

type State = Pick<Session, 'status' | 'paymentStatus' | 'intentStatus'>;

/** What each choice makes of the session, and the events that tell of it. Declining is a late refusal of the bank. */
const outcomes: Record<Choice, { state: State; events: string[] }> = {
  approve: {
    state: { status: 'complete', paymentStatus: 'paid', intentStatus: 'succeeded' },
    events: ['checkout.session.completed'],
  },
  decline: {
    state: { status: 'complete', paymentStatus: 'unpaid', intentStatus: 'requires_payment_method' },
    events: ['checkout.session.completed', 'checkout.session.async_payment_failed'],
  },
  fault: {
    state: { status: 'complete', paymentStatus: 'unpaid', intentStatus: 'requires_payment_method' },
    events: ['checkout.session.completed', 'checkout.session.async_payment_failed'],
  },
  cancel: {
    state: { status: 'expired', paymentStatus: 'unpaid', intentStatus: 'canceled' },
    events: ['checkout.session.expired'],
  },
  pending: {
    state: { status: 'complete', paymentStatus: 'unpaid', intentStatus: 'processing' },
    events: ['checkout.session.completed'],
  },
};

/** Events of a payment that was left pending and is decided later. */
const laterEvents: Partial<Record<Choice, string>> = {
  approve: 'checkout.session.async_payment_succeeded',
  decline: 'checkout.session.async_payment_failed',
};

/** Changes the session by the payer's choice; undefined when it is over already or was never there. */
export async function decide(
  db: Database,
  id: string,
  choice: Choice,
  payer: string | null = null,
): Promise<Session | undefined> {
  return inTransaction(db, async (tx) => {
    const session = await lockSession(tx, id);
    if (!session) return undefined;
    const later = session.intentStatus === 'processing' ? laterEvents[choice] : undefined;
    if (session.status !== 'open' && !later) return undefined;
    await setPayer(tx, id, payer);
    const decided = await setSessionState(tx, id, outcomes[choice].state);
    for (const type of later ? [later] : outcomes[choice].events) {
      await insertEvent(tx, stripeEvent({ type, object: sessionWire(decided) }));
    }
    return decided;
  });
}

/** The session, when this choice was made before: a second click leads back as the first did. */
export async function decidedBefore(db: Database, id: string, choice: Choice): Promise<Session | undefined> {
  const session = await findSession(db, 'id', id);
  const { status, intentStatus } = outcomes[choice].state;
  return session?.status === status && session.intentStatus === intentStatus ? session : undefined;
}

/** Sessions whose time is over end as if the payer had cancelled them. */
export async function expireSessions(db: Database): Promise<void> {
  for (const id of await overdueSessions(db)) await decide(db, id, 'cancel');
}
