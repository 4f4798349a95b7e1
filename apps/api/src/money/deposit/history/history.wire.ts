import type { CallOutput, DepositMethodCode, DepositRecord } from '@fairhouse/contract';
import { subtract, toWire } from '@fairhouse/money';
import { standings } from '../deposit.states.ts';
import type { CoinsOfDeposit } from './history.deps.ts';
import type { Booked, PastDeposit } from './history.store.ts';

type Receipt = CallOutput<'/sys/member/deposit/receipt'>;

export function recordWire(deposit: PastDeposit, { credited }: Booked, now: Date): DepositRecord {
  const { attempt, methodName, asked, late } = deposit;
  return {
    id: Number(attempt.id),
    createTime: attempt.createdAt.toISOString(),
    method: attempt.method as DepositMethodCode,
    methodName,
    currency: asked.currency,
    amount: toWire(asked),
    credited: toWire(credited),
    standing: standings[attempt.state],
    late,
    payable: isPayable(deposit, now),
    providerReference: providersName(deposit),
  };
}

export function receiptWire(
  deposit: PastDeposit,
  booked: Booked,
  coins: CoinsOfDeposit | undefined,
  now: Date,
): Receipt {
  const { attempt, paidAt, givenUpAt, payableUntil, step } = deposit;
  const payable = isPayable(deposit, now);
  return {
    ...recordWire(deposit, booked, now),
    pays: toWire(attempt.pays),
    discount: toWire(subtract(attempt.amount, attempt.pays)),
    payTime: timeOf(paidAt),
    creditTime: timeOf(booked.creditedAt),
    giveUpTime: timeOf(givenUpAt),
    expireTime: timeOf(payableUntil),
    page: payable ? pageOf(step) : null,
    code: step?.kind === 'qr' ? step.text : null,
    coins: coins?.places ?? [],
    arrivals: (coins?.arrivals ?? []).map(({ seenAt, ...arrival }) => ({
      ...arrival,
      createTime: seenAt.toISOString(),
    })),
  };
}

/**
 * Not paid yet, and something is there to pay with. Coins can be sent for as long as their order waits: what comes after
 * the price has expired is credited at another one.
 */
function isPayable({ attempt, payableUntil, step }: PastDeposit, now: Date): boolean {
  if (standings[attempt.state] !== 'waiting') return false;
  if (!step) return payableUntil !== null;
  return payableUntil === null || payableUntil > now;
}

function pageOf(step: PastDeposit['step']): string | null {
  if (!step) return null;
  return step.kind === 'qr' ? step.pageUrl : step.url;
}

/** Of the payment, or of the order; none where the provider knows it by our own name alone. */
function providersName({ attempt: { paymentId, orderId, reference } }: PastDeposit): string | null {
  const name = paymentId ?? orderId;
  return name === reference ? null : name;
}

function timeOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}
