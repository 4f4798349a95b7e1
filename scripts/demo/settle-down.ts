import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { Desk } from './as-operator.ts';
import { comesAbout } from './casino-calls.ts';

/** Waits until no payout is on its way that will still be decided by itself, then checks every book. */
export async function settleDown(desk: Desk): Promise<OperatorCallOutput<'/operator/books/verify'>> {
  const under = async () =>
    (await desk.ask('cashier', '/operator/cashOut/listPage', { pageSize: 100, status_IN: ['passed', 'paying'] }))
      .content;
  await comesAbout('payouts to be decided', async () => (await under()).every(({ review }) => review !== null));
  return desk.ask('administrator', '/operator/books/verify', {});
}
