import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { addPolicy } from './add-policy.ts';
import { listApprovals } from './approval.store.ts';
import { approveProposal, refuseProposal } from './decide-proposal.ts';
import type { FourEyesDeps } from './four-eyes.deps.ts';
import { approvalWire, policyWire } from './four-eyes.wire.ts';
import { listPolicies } from './policy.store.ts';

export function fourEyesRoutes(deps: FourEyesDeps): Handler[] {
  const { db } = deps;
  return [
    on(operatorCalls['/operator/approval/list'], async ({ input, operator }) => {
      const found = await listApprovals(db, {
        states: input.state,
        command: input.command,
        subject: input.subject,
        before: input.before === undefined ? undefined : BigInt(input.before),
        most: input.pageSize + 1,
      });
      const rows = found.slice(0, input.pageSize).map((approval) => approvalWire(approval, operator));
      return ok({ rows, next: found.length > rows.length ? rows.at(-1)!.id : null });
    }),

    on(operatorCalls['/operator/approval/approve'], async ({ input: { id, proposedHash }, operator }) => {
      const approved = await approveProposal(deps, operator, BigInt(id), proposedHash);
      return approved.ok ? ok(approvalWire(approved.data, operator)) : approved;
    }),

    on(operatorCalls['/operator/approval/refuse'], async ({ input: { id, proposedHash, reason }, operator }) => {
      const refused = await refuseProposal(deps, operator, { id: BigInt(id), proposedHash, reason });
      return refused.ok ? ok(approvalWire(refused.data, operator)) : refused;
    }),

    on(operatorCalls['/operator/policy/list'], async ({ input }) =>
      ok((await listPolicies(db, input.command)).map(policyWire)),
    ),

    on(operatorCalls['/operator/policy/add'], async ({ input, operator }) => {
      const added = await addPolicy(db, operator, input);
      return added.ok ? ok(policyWire(added.data)) : added;
    }),
  ];
}
