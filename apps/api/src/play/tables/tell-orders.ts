import type { StandingJob } from '../../db/job-queue/job.ts';
import { stateAfter } from './order.states.ts';
import { dueOrders, noteAnswer, type OrderRow } from './order.store.ts';
import { orderToSend } from './order.wire.ts';
import type { TablesDeps } from './tables.deps.ts';

const everyMs = 5_000;
const atOnce = 20;
/** Anyone who gave the order is telling it for so long. */
export const firstPauseMs = 5_000;
const longestPauseMs = 15 * 60_000;

export function tellOrdersJob(deps: TablesDeps): StandingJob {
  return { name: 'tellTableOrders', everyMs, run: () => tellOrders(deps) };
}

/** Tells what vendors have not taken yet; answers how many of these were settled by it. */
export async function tellOrders(deps: TablesDeps): Promise<number> {
  const due = await dueOrders(deps.db, deps.clock(), atOnce);
  const sent = await Promise.all(due.map((order) => tell(deps, order)));
  return sent.filter(({ state }) => state !== 'waiting').length;
}

/**
 * Tells one order, after 5 s, 10 s, 20 s … up to a quarter of an hour until the vendor has taken it or says that it never will. It may
 * arrive twice, and by two processes at once: the vendor knows it by its id.
 */
export async function tell({ db, sendOrder, clock }: TablesDeps, order: OrderRow): Promise<OrderRow> {
  const answer = await sendOrder(order.vendor, orderToSend(order));
  const at = clock();
  const pauseMs = Math.min(firstPauseMs * 2 ** order.tries, longestPauseMs);
  const noted = await noteAnswer(db, order.id, {
    state: stateAfter[answer],
    problem: answer === 'taken' ? null : answer,
    at,
    tryAt: new Date(at.getTime() + pauseMs),
  });
  return noted ?? { ...order, state: 'taken' };
}
