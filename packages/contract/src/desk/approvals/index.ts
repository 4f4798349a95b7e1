import { approveProposal, refuseProposal } from './decide-approval.ts';
import { listApprovals } from './list-approvals.ts';
import { addPolicy, listPolicies } from './policies.ts';

/** Four eyes: what needs a second person, and that person's word. */
export const approvalCalls = {
  [listApprovals.path]: listApprovals,
  [approveProposal.path]: approveProposal,
  [refuseProposal.path]: refuseProposal,
  [listPolicies.path]: listPolicies,
  [addPolicy.path]: addPolicy,
} as const;
