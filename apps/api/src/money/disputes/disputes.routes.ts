import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { claimsOfDeposit } from './claim.store.ts';
import { claimWire } from './dispute.wire.ts';
import type { DisputesDeps } from './disputes.deps.ts';
import { fetchEvidence, makeEvidence } from './evidence/make-evidence.ts';
import { showDispute } from './show-dispute.ts';

/** Disputes and refunds as the desk works with them; their decisions are those of their queue. */
export function disputesRoutes(deps: DisputesDeps): Handler[] {
  return [
    on(operatorCalls['/operator/dispute/get'], ({ input }) => showDispute(deps, BigInt(input.id))),
    on(operatorCalls['/operator/dispute/ofDeposit'], async ({ input }) =>
      ok((await claimsOfDeposit(deps.db, BigInt(input.depositId))).map(claimWire)),
    ),
    on(operatorCalls['/operator/dispute/makeEvidence'], ({ input, operator }) =>
      makeEvidence(deps, operator, { ...input, id: BigInt(input.id), noteIds: input.noteIds.map(BigInt) }),
    ),
    on(operatorCalls['/operator/dispute/evidenceFile'], ({ input, operator }) =>
      fetchEvidence(deps, operator, input.hash),
    ),
  ];
}
