import type { CallOutput } from '@fairhouse/contract';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { type Attempt, findAttempt } from '../attempt.store.ts';
import { isOpen, wireStates } from '../deposit.states.ts';
import { placeOrder } from '../place-order.ts';
import type { CardDeps } from './card.deps.ts';
import { notePayAsked } from './card.store.ts';

type Outcome = CallOutput<'/sys/cattl/pay'>;

/**
 * Charges the card that was handed in. Repeating it never pays twice: the provider knows the attempt by its reference.
 * An answer that was lost is no failure; the player waits, and the money is credited whenever it comes.
 */
export async function payCard(deps: CardDeps, attempt: Attempt, language: string): Promise<Result<Outcome>> {
  if (!deps.providers.has(attempt.provider)) return refuse('methodUnavailable');
  const payUrl = isOpen(attempt.state) ? await charge(deps, attempt, language) : null;
  const { state } = (await findAttempt(deps.db, attempt.memberId, attempt.id))!;
  const status = wireStates[state];
  if (status === 'false') return refuse('cardRefused');
  return ok({ orderId: Number(attempt.id), status, payUrl: status === 'wait' ? payUrl : null });
}

/** The address of the bank's page, where it asks the cardholder. */
async function charge(deps: CardDeps, attempt: Attempt, language: string): Promise<string | null> {
  await notePayAsked(deps.db, attempt);
  const { order } = await placeOrder(deps, attempt, { language });
  return order.outcome === 'created' && order.next.kind === 'iframe' ? order.next.url : null;
}
