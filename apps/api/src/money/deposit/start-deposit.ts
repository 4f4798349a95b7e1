import { createHash, randomUUID } from 'node:crypto';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
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
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { languageOf } from '../../http/language.ts';
import { ok, type Refusal, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { type Attempt, countRecentAttempts, findAttemptByKey, insertAttempt } from './attempt.store.ts';
import type { Billing } from './cards/billing.ts';
import { insertPayer } from './cards/payer.store.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { findMethod, type SetMethod } from './find-methods.ts';
import { placeOrder } from './place-order.ts';
import { chooseRoute } from './routing/choose-route.ts';
import { insertRoute } from './routing/route.store.ts';
import { offeringProviders } from './routing/serving.ts';
import { isOwnMoney, isVisibleTo } from './visible-methods.ts';

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
  const { attempt } = opened.data;
  // The player asks about the deposit by its first attempt, regardless of which provider serves it.
  const { order } = await placeOrder(deps, attempt, request);
  if (order.outcome !== 'created' || order.next.kind !== expected) return refuse('providerUnavailable');
  return ok({ orderId: Number(attempt.id), attempt, next: order.next as StepOf<K> });
}

/**
 * The checks of every deposit, in their order; then the attempt is stored. Nothing is ordered yet. A repeat is answered before
 * anything is checked: its own attempt counts by now, and limits may have changed since.
 */
export async function openAttempt(
  deps: DepositDeps,
  member: SessionMember,
  request: DepositRequest,
): Promise<Result<{ attempt: Attempt; provider: PaymentProvider }>> {
  const repeated = await answerOfRepeat(deps.db, member, request);
  if (repeated) return withProvider(deps, repeated);
  const amount = await checkAmount(deps, request.amount, member, request.language);
  if ('ok' in amount) return amount;
  const method = await findMethod(deps, request.method);
  const serving = method ? await offeringProviders(deps, method) : [];
  if (!method || serving.length === 0 || !method.enabled || !isVisibleTo(method, member)) {
    return refuse('methodUnavailable');
  }
  const { credit, currencies } = await deps.placeRules(member.id);
  if (currencies && !currencies.includes(member.currency)) {
    return refuse('accountCurrencyRefused', { currencies: currencies.join(', ') });
  }
  if (!credit && !isOwnMoney(method)) return refuse('creditNotAccepted');
  if (!method.currencies.includes(member.currency) || !serving.some((one) => one.takes(member.currency))) {
    return refuse('currencyNotAccepted', { currency: member.currency });
  }
  if ((await countRecentAttempts(deps.db, member.id)) >= mostAttemptsAnHour) return refuse('tooManyRequests');
  const admitted = await deps.admit(member, amount);
  if (!admitted.ok) return admitted;

  const pays = subtract(amount, multiplyRatio(amount, BigInt(method.discountPercent), 100n, 'down'));
  return withProvider(deps, await storeAttempt(deps, member, { method, serving }, { amount, pays }, request));
}

/** The attempt that this request key made before; `conflict` when it was for something else. */
export async function answerOfRepeat(
  db: Database | Transaction,
  member: SessionMember,
  request: DepositRequest,
): Promise<Result<Attempt> | undefined> {
  const { requestKey } = request;
  const amount = fromWire(request.amount, member.currency);
  const earlier = requestKey && amount && (await findAttemptByKey(db, member.id, requestKey));
  return earlier ? unlessOther(earlier, request, amount) : undefined;
}

/** The attempt again; `conflict` when what is asked for now differs from it. */
export function unlessOther(
  earlier: Attempt,
  asked: Pick<DepositRequest, 'method' | 'coin'>,
  amount: Amount,
): Result<Attempt> {
  return earlier.requestHash.equals(hashOf(asked, amount)) ? ok(earlier) : refuse('conflict');
}

function withProvider(
  deps: DepositDeps,
  attempt: Result<Attempt>,
): Result<{ attempt: Attempt; provider: PaymentProvider }> {
  if (!attempt.ok) return attempt;
  const provider = deps.providers.get(attempt.data.provider);
  return provider ? ok({ attempt: attempt.data, provider }) : refuse('methodUnavailable');
}

/** What the same request key has to repeat. */
function hashOf({ method, coin }: Pick<DepositRequest, 'method' | 'coin'>, { minor, currency }: Amount): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, String(minor), currency, ...(coin ? [coin] : [])]))
    .digest();
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

/** Looks for a repeat once more: two of them may come at the same moment. */
async function storeAttempt(
  deps: DepositDeps,
  member: SessionMember,
  { method, serving }: { method: SetMethod; serving: readonly PaymentProvider[] },
  { amount, pays }: { amount: Amount; pays: Amount },
  request: DepositRequest,
): Promise<Result<Attempt>> {
  const { requestKey, payer, language } = request;
  const incidents = serving.length > 1 ? await deps.providersInIncident() : new Set<string>();
  return inTransaction(deps.db, async (tx) => {
    const repeated = await answerOfRepeat(tx, member, request);
    if (repeated) return repeated;
    const against = await deps.guard(tx, member, amount, languageOf(language));
    if (against) return against;
    const velocity = await deps.velocity(tx, { kind: 'deposit', memberId: member.id, method: method.code, amount });
    if (velocity.refusal) return velocity.refusal;
    const route = await chooseRoute(tx, { member, method, amount, serving, incidents });
    const provider = route?.providers[0] ?? serving[0]!.name;
    const stored = await insertAttempt(tx, {
      memberId: member.id,
      method: method.code,
      provider,
      reference: `${member.id}-${randomUUID()}`,
      amount,
      pays,
      requestKey,
      requestHash: hashOf(request, amount),
      alternatives: (route?.providers.length ?? 1) - 1,
    });
    if (!stored) return (await answerOfRepeat(tx, member, request))!;
    if (payer) await insertPayer(tx, stored, payer);
    if (route) await insertRoute(tx, stored, route);
    await velocity.review(`deposit:${stored.id}`);
    await recordAuditEvent(tx, {
      actor: `member:${member.id}`,
      memberId: member.id,
      subject: `deposit:${stored.id}`,
      command: 'deposit.start',
      after: {
        state: stored.state,
        method: method.code,
        ...(route ? { provider, routing: route.version, rule: route.rule } : {}),
        amount: String(amount.minor),
        ...(equals(pays, amount) ? {} : { pays: String(pays.minor) }),
        currency: amount.currency,
      },
    });
    return ok(stored);
  });
}
