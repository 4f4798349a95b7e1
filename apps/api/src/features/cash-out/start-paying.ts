import type { PayoutProvider, PayoutState } from '@fairhouse/payments';
import { type Repeating, repeat } from '../../db/repeat.ts';
import type { CashOutDeps } from './cash-out.deps.ts';
import { askAgainIn, type CashOut, claimDueCashOuts } from './cash-out.store.ts';
import { changeStatus } from './change-status.ts';

const everyMs = 1_000;
const mostAtOnce = 10;
/** Longer than any call to a provider may take: after it, whoever held the cash-out is dead. */
const leaseMs = 30_000;
const longestPauseMs = 3_600_000;
const worker = 'system:payout worker';

/** Pays what was approved. Starts again where an earlier process died: the instruction's id makes that one payout. */
export function startPaying(deps: CashOutDeps): Repeating {
  return repeat(everyMs, () => payDueCashOuts(deps), deps.log);
}

/** One round: how many cash-outs were looked at. */
async function payDueCashOuts(deps: CashOutDeps): Promise<number> {
  const due = await claimDueCashOuts(deps.db, mostAtOnce, leaseMs);
  for (const cashOut of due) {
    // One that fails must not keep those behind it waiting; its lease runs out and it is tried again.
    await payDueCashOut(deps, cashOut).catch((error: unknown) => {
      deps.log.warn({ err: error, cashOut: String(cashOut.id) }, 'a cash-out could not be worked on');
    });
  }
  return due.length;
}

async function payDueCashOut(deps: CashOutDeps, cashOut: CashOut): Promise<void> {
  const provider = deps.payoutProviderOf(cashOut.method);
  if (provider) await step(deps, provider, cashOut);
  else await askAgainIn(deps.db, cashOut, longestPauseMs);
}

async function step(deps: CashOutDeps, provider: PayoutProvider, cashOut: CashOut): Promise<void> {
  if (cashOut.status === 20) {
    // Claimed and committed before the provider is asked: from here on the money may be on its way.
    const claimed = await changeStatus(deps, 'claim', cashOut, worker, { askInMs: leaseMs });
    if (claimed) await follow(deps, claimed, await submit(provider, claimed));
    return;
  }
  const known = await provider.fetchState(cashOut.instruction);
  // It never heard of the instruction: the process died before the call, or the call was lost on its way.
  const isLost = known.outcome === 'notFound' && cashOut.status === 29;
  await follow(deps, cashOut, isLost ? await submit(provider, cashOut) : known);
}

function submit(provider: PayoutProvider, { instruction, amount, method, destination }: CashOut): Promise<PayoutState> {
  return provider.submit({ id: instruction, amount, method, destination });
}

async function follow(deps: CashOutDeps, cashOut: CashOut, state: PayoutState): Promise<void> {
  const pauseMs = Math.min(1_000 * 2 ** Math.min(cashOut.asks, 20), longestPauseMs);
  switch (state.outcome) {
    case 'settled':
      await changeStatus(deps, 'settle', cashOut, worker, { providerReference: state.providerId });
      return;
    case 'failed':
      await changeStatus(deps, 'fail', cashOut, worker, { reason: state.reason });
      return;
    case 'accepted':
      if (cashOut.status === 29) {
        const fields = { providerReference: state.providerId, askInMs: 1_000 };
        await changeStatus(deps, 'accept', cashOut, worker, fields);
        return;
      }
      return askAgainIn(deps.db, cashOut, pauseMs);
    case 'notFound':
    case 'unknown':
      deps.log.warn({ cashOut: String(cashOut.id), outcome: state.outcome }, 'a payout is unknown; it stays as it is');
      return askAgainIn(deps.db, cashOut, pauseMs);
  }
}
