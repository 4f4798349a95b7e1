import type { CarryOutApproved } from '../../db/approvals.ts';
import { carryOutInvitation } from './manage/invite.ts';
import { carryOutRecovery } from './manage/recover.ts';
import { carryOutEmail } from './manage/set-email.ts';
import { carryOutRoles } from './manage/set-roles.ts';
import { carryOutRole } from './roles/change-role.ts';
import type { StaffDeps } from './staff.deps.ts';

/** How changes of the staff are carried out that a second administrator has approved: under the name of their maker. */
export function approvedOfStaff(deps: StaffDeps): CarryOutApproved {
  return {
    'staff.invite': ({ proposal, maker }) => carryOutInvitation(deps, proposal, maker, { approved: proposal.composed }),
    'staff.setRoles': ({ proposal, maker }) =>
      carryOutRoles(deps, { ...proposal, id: BigInt(proposal.id) }, maker, { approved: proposal.composed }),
    'staff.setEmail': ({ proposal, maker }) => carryOutEmail(deps, { ...proposal, id: BigInt(proposal.id) }, maker),
    'staff.changeRole': ({ proposal: { added: _, ...change }, maker }) => carryOutRole(deps, change, maker, 'approved'),
    'staff.recover': ({ proposal, maker }) => carryOutRecovery(deps, { ...proposal, id: BigInt(proposal.id) }, maker),
  };
}
