import type { DepositMethodCode } from '@fairhouse/contract';
import { toWire } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../http/result.ts';
import { askBriefly, briefly } from './ask-provider.ts';
import { type Attempt, findAttempt, mayAskNow } from './attempt.store.ts';
import { currentAttempt, isOfCascade } from './cascade.store.ts';
import type { DepositDeps } from './deposit.deps.ts';
import { isCredited, isOpen, wireStates } from './deposit.states.ts';
import { readNextStep } from './next-step.store.ts';
import { placeOrder } from './place-order.ts';

const askEveryMs = 1_000;
const waitMs = 2_500;

/** How the member's own order of that method stands. */
export async function findOrder(deps: DepositDeps, memberId: bigint, method: DepositMethodCode, orderId: number) {
  const found = await lookUpAttempt(deps, memberId, orderId, method);
  if (!found) return refuse('noSuchThing');
  const { state, amount } = found.attempt;
  return ok({
    orderId,
    status: wireStates[state],
    amount: toWire(amount),
    currency: amount.currency,
    continueUrl: found.continueUrl,
  }) satisfies Result<object>;
}

export interface Found {
  /** That stands for the deposit now. */
  attempt: Attempt;
  /** The page of another provider, where the payment continues after a technical decline. */
  continueUrl: string | null;
}

/** The member's own deposit; asks the provider when it is open still, so that a lost webhook is no loss. */
export async function lookUpAttempt(
  deps: DepositDeps,
  memberId: bigint,
  orderId: number,
  method?: DepositMethodCode,
): Promise<Found | undefined> {
  const asked = await findAttempt(deps.db, memberId, BigInt(orderId));
  if (!asked || (method && asked.method !== method)) return undefined;
  const before = await standingFor(deps, asked);
  let now = await broughtForward(deps, memberId, before);
  // The answer was a technical decline: another provider continues, and is asked for its page at once.
  if (now.id !== before.id) now = await broughtForward(deps, memberId, now);
  return { attempt: now, continueUrl: await continueUrlOf(deps, asked, now) };
}

/** Asks the provider of an open attempt how it stands, or for its page where it continues another one; at most once a second. */
async function broughtForward(deps: DepositDeps, memberId: bigint, attempt: Attempt): Promise<Attempt> {
  if (!isOpen(attempt.state) || !(await mayAskNow(deps.db, attempt, askEveryMs))) return attempt;
  const isToBePlaced = attempt.cascadeOf !== null && attempt.orderId === null;
  if (isToBePlaced) await briefly(deps, attempt, waitMs, placeOrder(deps, attempt, { language: 'en' }));
  else await askBriefly(deps, attempt, 'poll', waitMs);
  return standingFor(deps, (await findAttempt(deps.db, memberId, attempt.id))!);
}

async function standingFor({ db }: Pick<DepositDeps, 'db'>, attempt: Attempt): Promise<Attempt> {
  // What was paid stands for itself, also where another attempt was paid too.
  return isOfCascade(attempt) && !isCredited(attempt.state) ? currentAttempt(db, attempt) : attempt;
}

async function continueUrlOf({ db }: DepositDeps, asked: Attempt, now: Attempt): Promise<string | null> {
  if (now.id === asked.id || !isOpen(now.state)) return null;
  const step = await readNextStep(db, now);
  return step && step.kind !== 'qr' ? step.url : null;
}
