import type { PaymentProvider } from '@fairhouse/payments';
import { type Applied, applyObservation, type Messenger } from './apply-observation.ts';
import type { Attempt } from './attempt.store.ts';
import type { DepositDeps } from './deposit.deps.ts';

/** Asks how the order stands and applies the answer. A provider that does not answer changes nothing. */
export async function askProvider(
  deps: DepositDeps,
  provider: PaymentProvider,
  attempt: Attempt & { orderId: string },
  by: Messenger,
): Promise<Applied> {
  const answer = await deps.aboutPayment({ kind: 'deposit', id: attempt.id }, () =>
    provider.fetchState(attempt.orderId),
  );
  if (answer.outcome !== 'observed') {
    deps.log.warn(
      { attempt: String(attempt.id), outcome: answer.outcome },
      'the provider did not answer about a deposit',
    );
    return 'unchanged';
  }
  return applyObservation(deps, answer.observation, by);
}

/** The same, but the caller waits no longer than this; what comes later is applied all the same. */
export async function askBriefly(deps: DepositDeps, attempt: Attempt, by: Messenger, waitMs: number): Promise<void> {
  const provider = deps.providers.get(attempt.provider);
  if (!provider || attempt.orderId === null) return;
  await briefly(deps, attempt, waitMs, askProvider(deps, provider, { ...attempt, orderId: attempt.orderId }, by));
}

/** Waits no longer than this for what is done about an attempt; it continues by itself. */
export async function briefly(
  { log }: Pick<DepositDeps, 'log'>,
  { id }: Attempt,
  waitMs: number,
  work: Promise<unknown>,
): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const asked = work.catch((error: unknown) => {
    log.warn({ err: error, attempt: String(id) }, 'the request about a deposit failed');
  });
  const enough = new Promise<void>((done) => {
    timer = setTimeout(done, waitMs);
  });
  await Promise.race([asked, enough]);
  clearTimeout(timer);
}
