import type { CarryOutApproved } from '../../db/approvals.ts';
import { carryOutInvitation } from './manage/invite.ts';
import { carryOutRecovery } from './manage/recover.ts';
import { carryOutEmail } from './manage/set-email.ts';
import { carryOutRoles } from './manage/set-roles.ts';
import type { StaffDeps } from './staff.deps.ts';

/** How changes of the staff are carried out that a second administrator has approved: under the name of their maker. */
export function approvedOfStaff(deps: StaffDeps): CarryOutApproved {
  return {
    'staff.invite': ({ proposal, maker }) => carryOutInvitation(deps, proposal, maker),
    'staff.setRoles': ({ proposal, maker }) =>
      carryOutRoles(deps, { ...proposal, id: BigInt(proposal.id) }, maker, 'approved'),
    'staff.setEmail': ({ proposal, maker }) => carryOutEmail(deps, { ...proposal, id: BigInt(proposal.id) }, maker),
    'staff.recover': ({ proposal, maker }) => carryOutRecovery(deps, { ...proposal, id: BigInt(proposal.id) }, maker),
  };
}
