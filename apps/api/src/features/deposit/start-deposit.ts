import { createHash, randomUUID } from 'node:crypto';
import { inTransaction } from '@fairhouse/database';
import {
  type Amount,
  compare,
  equals,
  formatAmount,
  fromWire,
  multiplyRatio,
  scaleOf,
  subtract,
} from '@fairhouse/money';
import type { NextStep, PaymentProvider } from '@fairhouse/payments';
import { recordAct } from '../../db/acts.store.ts';
import { languageOf } from '../../http/language.ts';
import { ok, type Refusal, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { type Attempt, countRecentAttempts, findAttemptByKey, insertAttempt } from './attempt.store.ts';
import type { Billing } from './cards/billing.ts';
import { insertPayer } from './cards/payer.store.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { findMethod } from './find-methods.ts';
import { placeOrder } from './place-order.ts';
import { isVisibleTo } from './visible-methods.ts';

export interface DepositRequest {
  /** In major units, as it came. */
  amount: number;
  method: string;
  requestKey: string | undefined;
  language: string;
  /** The coin to pay in, where the method lets the player choose before ordering. */
  coin?: string;
  /** Whose card it is, where our form asks for it and the provider's page for the card. */
  payer?: Billing | undefined;
}

/** Far above what a person does, far below what a script would like. */
const mostAttemptsAnHour = 60;

/** A step of the kind that the method's call knows how to show. */
type StepOf<K extends NextStep['kind']> = Extract<NextStep, { kind: K }>;

/** Stores the attempt, then orders it at the provider. Answers what the player is shown next. */
export async function startDeposit<K extends NextStep['kind']>(
  deps: DepositDeps,
  member: SessionMember,
  request: DepositRequest,
  expected: K,
): Promise<Result<{ orderId: number; attempt: Attempt; next: StepOf<K> }>> {
  const opened = await openAttempt(deps, member, request);
  if (!opened.ok) return opened;
  const { attempt, provider } = opened.data;
  const order = await placeOrder(deps, provider, attempt, request.language, request.coin);
  if (order.outcome !== 'created' || order.next.kind !== expected) return refuse('providerUnavailable');
  return ok({ orderId: Number(attempt.id), attempt, next: order.next as StepOf<K> });
}

/** The checks of every deposit, in their order; then the attempt is stored. Nothing is ordered yet. */
export async function openAttempt(
  deps: DepositDeps,
  member: SessionMember,
  request: DepositRequest,
): Promise<Result<{ attempt: Attempt; provider: PaymentProvider }>> {
  const amount = await checkAmount(deps, request.amount, member, request.language);
  if ('ok' in amount) return amount;
  const method = await findMethod(deps, request.method);
  const provider = method && deps.providers.get(method.provider);
  if (!provider || !method.enabled || !isVisibleTo(method, member)) return refuse('methodUnavailable');
  if (!method.currencies.includes(member.currency) || !provider.takes(member.currency)) {
    return refuse('currencyNotAccepted', { currency: member.currency });
  }
  if ((await countRecentAttempts(deps.db, member.id)) >= mostAttemptsAnHour) return refuse('tooManyRequests');

  const pays = subtract(amount, multiplyRatio(amount, BigInt(method.discountPercent), 100n, 'down'));
  const attempt = await storeAttempt(deps, member, provider, { amount, pays }, request);
  return attempt.ok ? ok({ attempt: attempt.data, provider }) : attempt;
}

/** The amount in the member's currency, within the limits of every deposit. */
export async function checkAmount(
  { settingOf }: Pick<DepositDeps, 'settingOf'>,
  value: number,
  { currency }: SessionMember,
  language: string,
): Promise<Amount | Refusal> {
  const amount = fromWire(value, currency);
  if (!amount) return refuse('amountInvalid', { places: scaleOf(currency) });
  const { minimum, maximum } = await settingOf('deposit', currency);
  if (compare(amount, minimum) < 0) return refuse('amountTooSmall', { minimum: formatAmount(minimum, language) });
  if (compare(amount, maximum) > 0) return refuse('amountTooLarge', { maximum: formatAmount(maximum, language) });
  return amount;
}

/** The same request key is the same attempt, whatever the limits have become; with another content it is a conflict. */
async function storeAttempt(
  deps: DepositDeps,
  member: SessionMember,
  provider: PaymentProvider,
  { amount, pays }: { amount: Amount; pays: Amount },
  { method, requestKey, coin, payer, language }: DepositRequest,
): Promise<Result<Attempt>> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([method, String(amount.minor), amount.currency, ...(coin ? [coin] : [])]))
    .digest();
  return inTransaction(deps.db, async (tx) => {
    const known = requestKey === undefined ? undefined : await findAttemptByKey(tx, member.id, requestKey);
    if (known) return sameAs(known, requestHash);
    const against = await deps.guard(tx, member, amount, languageOf(language));
    if (against) return against;
    const stored = await insertAttempt(tx, {
      memberId: member.id,
      method,
      provider: provider.name,
      reference: `${member.id}-${randomUUID()}`,
      amount,
      pays,
      requestKey,
      requestHash,
    });
    if (!stored) return sameAs((await findAttemptByKey(tx, member.id, requestKey!))!, requestHash);
    if (payer) await insertPayer(tx, stored, payer);
    await recordAct(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `deposit:${stored.id}`,
      verb: 'deposit.start',
      after: {
        state: stored.state,
        method,
        amount: String(amount.minor),
        ...(equals(pays, amount) ? {} : { pays: String(pays.minor) }),
        currency: amount.currency,
      },
    });
    return ok(stored);
  });
}

function sameAs(earlier: Attempt, requestHash: Buffer): Result<Attempt> {
  return earlier.requestHash.equals(requestHash) ? ok(earlier) : refuse('conflict');
}
