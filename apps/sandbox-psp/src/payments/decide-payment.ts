import { inTransaction } from '@fairhouse/database';
import type { Choice } from '../choices.ts';
import { insertEvent, type NewEvent } from '../events/event.store.ts';
import type { Parts, Providers } from '../fake-provider.ts';
import {
  findPayment,
  lockPayment,
  overduePayments,
  type Payment,
  setPayer,
  setPaymentState,
  type Why,
} from './payment.store.ts';

type PaymentParts = Pick<Parts, 'db' | 'providers'>;

const statesByChoice: Record<Choice, Payment['state']> = {
  approve: 'succeeded',
  decline: 'failed',
  fault: 'failed',
  cancel: 'canceled',
  pending: 'pending',
};

const whys: Partial<Record<Choice, Why>> = { decline: 'issuer', fault: 'technical' };

/** Changes the payment by the payer's choice; undefined when it is over already or was never there. */
export function decidePayment(
  parts: PaymentParts,
  id: string,
  choice: Choice,
  payer: string | null = null,
): Promise<Payment | undefined> {
  return become(parts, id, statesByChoice[choice], payer, whys[choice] ?? null);
}

/** The payment, when this choice was made before: a second click leads back as the first did. */
export async function decidedBefore({ db }: PaymentParts, id: string, choice: Choice): Promise<Payment | undefined> {
  const payment = await findPayment(db, 'id', id);
  const state = payment?.state === 'approved' ? 'succeeded' : payment?.state;
  return state === statesByChoice[choice] ? payment : undefined;
}

/** Takes what the payer has approved; undefined when there is nothing to take. */
export async function capturePayment({ db, providers }: PaymentParts, id: string): Promise<Payment | undefined> {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, id);
    if (payment?.state !== 'approved') return undefined;
    const captured = await setPaymentState(tx, id, 'succeeded');
    await insertEvent(tx, eventOf(providers, captured));
    return captured;
  });
}

/** Payments whose time is over without a decision. */
export async function expirePayments(parts: PaymentParts): Promise<void> {
  for (const id of await overduePayments(parts.db)) await become(parts, id, 'expired');
}

async function become(
  { db, providers }: PaymentParts,
  id: string,
  state: Payment['state'],
  payer: string | null = null,
  why: Why | null = null,
): Promise<Payment | undefined> {
  return inTransaction(db, async (tx) => {
    const payment = await lockPayment(tx, id);
    const isDecidable = payment?.state === 'open' || (payment?.state === 'pending' && state !== 'pending');
    if (!isDecidable) return undefined;
    await setPayer(tx, id, payer);
    const isApproval =
      state === 'succeeded' && payment.state === 'open' && providers.get(payment.provider)?.approvesFirst;
    const decided = await setPaymentState(tx, id, isApproval ? 'approved' : state, why);
    await insertEvent(tx, eventOf(providers, decided));
    return decided;
  });
}

/** How its provider tells of a payment. */
export function eventOf(providers: Providers, payment: Payment): NewEvent {
  return providers.get(payment.provider)!.eventOf!(payment);
}
