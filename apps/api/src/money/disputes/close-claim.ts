import type { Result } from '../../http/result.ts';
import type { StaffPerson } from '../../http/staff-person.ts';
import type { Claim } from './claim.store.ts';
import { decideClaim, wrongState } from './decide-claim.ts';
import type { DisputesDeps } from './disputes.deps.ts';

/** Says why somebody was refunded, or what became of a dispute whose payment is none of ours. No money moves by it. */
export function closeClaim(
  deps: Pick<DisputesDeps, 'db'>,
  operator: StaffPerson,
  it: { id: bigint; reason: string },
): Promise<Result<Claim>> {
  return decideClaim(deps, operator, 'dispute.close', it, (claim) => {
    if (claim.kind === 'refund')
      return claim.state === 'matched' ? wrongState(claim) : { claim: { ...claim, state: 'matched' } };
    return claim.depositId === null ? { claim: { ...claim, state: 'accepted' } } : wrongState(claim);
  });
}
