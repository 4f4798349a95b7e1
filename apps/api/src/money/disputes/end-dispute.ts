import type { Result } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import { type Claim, findClaim } from './claim.store.ts';
import { decideClaim, wrongState } from './decide-claim.ts';
import type { DisputesDeps } from './disputes.deps.ts';

/** Ends a dispute by our own word as a provider's would: the deposit's money moves by the same door. */
export async function endDispute(
  deps: Pick<DisputesDeps, 'db' | 'applyObservation'>,
  { id, provider, reference, paymentId, amount, currency, reason }: Claim,
  state: 'charged_back' | 'dispute_won',
): Promise<Claim> {
  await deps.applyObservation({
    provider,
    state,
    attemptId: undefined,
    orderId: undefined,
    paymentId: paymentId ?? undefined,
    amount: amount === null || currency === null ? undefined : { minor: amount, currency },
    dispute: { id: reference, stage: 'closed', reason: reason ?? undefined, dueAt: undefined },
  });
  return (await findClaim(deps.db, id))!;
}

/** How a dispute ended that was answered on the provider's pages, entered by anyone who read it there. */
export async function enterOutcome(
  deps: DisputesDeps,
  operator: StaffPerson,
  { id, outcome, reason }: { id: bigint; outcome: 'won' | 'lost'; reason: string },
): Promise<Result<Claim>> {
  const entered = await decideClaim(
    deps,
    operator,
    `dispute.enter${outcome === 'won' ? 'Won' : 'Lost'}`,
    { id, reason },
    (claim) => (claim.state === 'answered' && claim.byHand ? { claim, more: { outcome } } : wrongState(claim)),
  );
  if (!entered.ok) return entered;
  return { ok: true, data: await endDispute(deps, entered.data, outcome === 'won' ? 'dispute_won' : 'charged_back') };
}
