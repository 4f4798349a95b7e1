import { type Database, inTransaction } from '@fairhouse/database';
import type { Choice } from '../choices.ts';
import { insertEvent, type NewEvent } from '../events/event.store.ts';
import { providers } from '../providers.ts';
import { lockPayment, overduePayments, type Payment, setPayer, setPaymentState } from './payment.store.ts';

const statesByChoice: Record<Choice, Payment['state']> = {
  approve: 'succeeded',
  decline: 'failed',
  cancel: 'canceled',
  pending: 'pending',
};

/** Changes the payment by the payer's choice; undefined when it is over already or was never there. */
export function decidePayment(
  db: Database,
  id: string,
  choice: Choice,
  payer: string | null = null,
): Promise<Payment | undefined> {
  return become(db, id, statesByChoice[choice], payer);
}

/** Takes what the payer has approved; undefined when there is nothing to take. */
export async function capturePayment(db: Database, id: string): Promise<Payment | undefined> {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment?.state !== 'approved') return undefined;
    const captured = await setPaymentState(tx, id, 'succeeded');
    await insertEvent(tx, eventOf(captured));
    return captured;
  });
}

/** Payments whose time is over without a decision. */
export async function expirePayments(db: Database): Promise<void> {
  for (const id of await overduePayments(db)) await become(db, id, 'expired');
}

async function become(
  db: Database,
  id: string,
  state: Payment['state'],
  payer: string | null = null,
): Promise<Payment | undefined> {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, id);
    const isDecidable = payment?.state === 'open' || (payment?.state === 'pending' && state !== 'pending');
    if (!isDecidable) return undefined;
    await setPayer(tx, id, payer);
    const isApproval =
      state === 'succeeded' && payment.state === 'open' && providers.get(payment.provider)?.approvesFirst;
    const decided = await setPaymentState(tx, id, isApproval ? 'approved' : state);
    await insertEvent(tx, eventOf(decided));
    return decided;
  });
}

/** How its provider tells of a payment. */
export function eventOf(payment: Payment): NewEvent {
  return providers.get(payment.provider)!.eventOf(payment);
}
