import { type Amount, decimalText, equals } from '@fairhouse/money';
import type { PayoutProvider, PayoutState } from '@fairhouse/payments';
import type { StandingJob } from '../../../db/job-queue/job.ts';
import { memberStanding } from '../application/member-standing.store.ts';
import type { PayoutDeps } from '../cash-out.deps.ts';
import { askAgainIn, type CashOut, claimDueCashOut, endDelay, type MoveFields } from '../cash-out.store.ts';
import { changeStatus } from '../change-status.ts';
import { holdForReview } from './hold-for-review.ts';
import { noteDelay } from './note-delay.ts';
import { orderOf, payoutProviderOf, submittedOf } from './payout-provider-of.ts';

const everyMs = 1_000;
const mostAtOnce = 10;
/** Longer than the calls for one cash-out may take, three of 10 s each: after it, the process that held it is dead. */
const leaseMs = 60_000;
const longestPauseMs = 3_600_000;
/** A filled wallet is noticed soon. */
const delayedPauseMs = 30_000;
const worker = 'system:payout worker';

/** Pays what was approved. Starts again where an earlier process died: the instruction's id makes that one payout. */
export function payCashOutsJob(deps: PayoutDeps): StandingJob {
  return { name: 'payCashOuts', everyMs, run: () => payDueCashOuts(deps) };
}

/** One round: how many cash-outs were looked at. */
async function payDueCashOuts(deps: PayoutDeps): Promise<number> {
  let looked = 0;
  // Each has a lease of its own: those behind a slow one are free for another process, and not leased out by the time it is their turn.
  while (looked < mostAtOnce) {
    const cashOut = await claimDueCashOut(deps.db, leaseMs);
    if (!cashOut) break;
    looked += 1;
    // One that fails must not keep those behind it waiting; its lease runs out and it is tried again.
    await payDueCashOut(deps, cashOut).catch((error: unknown) => {
      deps.log.warn({ err: error, cashOut: String(cashOut.id) }, 'processing of a cash-out failed');
    });
  }
  return looked;
}

async function payDueCashOut(deps: PayoutDeps, cashOut: CashOut): Promise<void> {
  // A deposit may have been taken back since the approval. Nothing was sent yet, so an operator can still reject it.
  if (cashOut.status === 'passed' && (await memberStanding(deps.db, cashOut.memberId)).owesDeposit) {
    return holdForReview(deps, cashOut, worker, 'The member owes a deposit that was taken back.');
  }
  if (cashOut.status === 'passed' && (await deps.disputesDeposit(deps.db, cashOut.memberId))) {
    return holdForReview(deps, cashOut, worker, 'A deposit of the member is disputed.');
  }
  const provider = payoutProviderOf(deps.payoutProviders, cashOut);
  if (provider) await deps.aboutPayment({ kind: 'cashOut', id: cashOut.id }, () => step(deps, provider, cashOut));
  else await askAgainIn(deps.db, cashOut, longestPauseMs);
}

async function step(deps: PayoutDeps, provider: PayoutProvider, cashOut: CashOut): Promise<void> {
  if (cashOut.status === 'passed') {
    // Claimed and committed before the provider is asked: from here on the money may be on its way.
    const fields = { provider: provider.name, askInMs: leaseMs };
    const claimed = await changeStatus(deps, 'claim', cashOut, worker, fields);
    if (claimed) await follow(deps, claimed, await provider.submit(orderOf(claimed)));
    return;
  }
  const known = await provider.fetchState(submittedOf(cashOut));
  // It never heard of the instruction, or cannot tell: the process died before the call, or one of the two was lost on
  // its way. The provider takes the same instruction for the same payout.
  const isLost = (known.outcome === 'notFound' || known.outcome === 'untraceable') && cashOut.status === 'paying';
  if (isLost && cashOut.delayedSince) return submitDelayed(deps, provider, cashOut);
  await follow(deps, cashOut, isLost ? await provider.submit(orderOf(cashOut)) : known);
}

/** Anything else than a further delay ends it: the money may be on its way then. */
async function submitDelayed(deps: PayoutDeps, provider: PayoutProvider, cashOut: CashOut): Promise<void> {
  const state = await provider.submit(orderOf(cashOut));
  if (state.outcome !== 'delayed') await endDelay(deps.db, cashOut);
  await follow(deps, cashOut, state);
}

async function follow(deps: PayoutDeps, cashOut: CashOut, state: PayoutState): Promise<void> {
  const pauseMs = Math.min(1_000 * 2 ** Math.min(cashOut.asks, 20), longestPauseMs);
  const other = otherAmountIn(state, cashOut.amount);
  if (other) return holdForReview(deps, cashOut, worker, other.review, other.providerId);
  switch (state.outcome) {
    case 'settled':
      return moveAsAnswered(deps, 'settle', cashOut, { providerReference: state.providerId });
    case 'failed':
      return moveAsAnswered(deps, 'fail', cashOut, { reason: state.reason });
    case 'accepted':
      if (cashOut.status === 'paying') {
        return moveAsAnswered(deps, 'accept', cashOut, { providerReference: state.providerId, askInMs: 1_000 });
      }
      return askAgainIn(deps.db, cashOut, pauseMs);
    case 'delayed':
      await noteDelay(deps, cashOut, worker, state.reason);
      return askAgainIn(deps.db, cashOut, delayedPauseMs);
    case 'review':
      return holdForReview(deps, cashOut, worker, state.reason, state.providerId);
    case 'notFound':
    case 'untraceable':
    case 'unknown': {
      const { outcome } = state;
      const reason = outcome === 'unknown' ? state.reason : undefined;
      const details = { cashOut: String(cashOut.id), outcome, ...(reason ? { reason } : {}) };
      deps.log.warn(details, 'the outcome of a payout is unknown; it stays held');
      return askAgainIn(deps.db, cashOut, pauseMs);
    }
  }
}

/** When somebody else moved it meanwhile, what the provider said stands nowhere but in this line of the log. */
async function moveAsAnswered(
  deps: PayoutDeps,
  move: 'accept' | 'settle' | 'fail',
  cashOut: CashOut,
  fields: MoveFields,
): Promise<void> {
  if (await changeStatus(deps, move, cashOut, worker, fields)) return;
  const { providerReference, reason } = fields;
  const details = { cashOut: String(cashOut.id), move, providerReference, reason };
  deps.log.error(details, 'a payout changed while its provider was asked');
}

/** An amount or a currency that is not the one we told to pay is nobody's to smooth. */
function otherAmountIn(state: PayoutState, amount: Amount): { review: string; providerId: string } | undefined {
  if (state.outcome !== 'accepted' && state.outcome !== 'settled') return undefined;
  const { stated, providerId } = state;
  if (!stated || (stated.amount && equals(stated.amount, amount))) return undefined;
  const review = `The provider speaks of ${stated.text} instead of ${decimalText(amount)} ${amount.currency}.`;
  return { review, providerId };
}
