import { describeCompany, finishCompany, startCompany } from '../auth/company.ts';
import { listMeans, proveSelf, removeMeans } from '../auth/own-means.ts';
import { readInvitation } from '../auth/read-invitation.ts';
import { passkeyRegisterOptions, registerPasskey } from '../auth/register-passkey.ts';
import { makeToken, signOut, whoAmI } from '../auth/self.ts';
import { confirmStaffPassword, setStaffPassword } from '../auth/set-password.ts';
import { passkeySignInOptions, signIn, signInByPasskey } from '../auth/sign-in.ts';
import { getAllowList, setAllowList } from './allow-list.ts';
import {
  changeCustomRole,
  createCustomRole,
  customRoleHistory,
  listCustomRoles,
  nameCustomRoles,
  removeCustomRole,
} from './custom-roles.ts';
import { disableStaff, enableStaff } from './disable-staff.ts';
import { inviteStaff } from './invite-staff.ts';
import { linkMember } from './link-member.ts';
import { sendStaffLink, withdrawStaffLink } from './links.ts';
import { listSignIns } from './list-sign-ins.ts';
import { listStaff } from './list-staff.ts';
import { recoverStaff } from './recover-staff.ts';
import { setStaffEmail } from './set-email.ts';
import { setRoles } from './set-roles.ts';
import { endStaffSession, staffSessions } from './staff-sessions.ts';

/** Signing in, and the people who run the casino. */
export const staffCalls = {
  [readInvitation.path]: readInvitation,
  [passkeyRegisterOptions.path]: passkeyRegisterOptions,
  [registerPasskey.path]: registerPasskey,
  [setStaffPassword.path]: setStaffPassword,
  [confirmStaffPassword.path]: confirmStaffPassword,
  [passkeySignInOptions.path]: passkeySignInOptions,
  [signInByPasskey.path]: signInByPasskey,
  [describeCompany.path]: describeCompany,
  [startCompany.path]: startCompany,
  [finishCompany.path]: finishCompany,
  [signIn.path]: signIn,
  [whoAmI.path]: whoAmI,
  [listMeans.path]: listMeans,
  [proveSelf.path]: proveSelf,
  [removeMeans.path]: removeMeans,
  [signOut.path]: signOut,
  [makeToken.path]: makeToken,
  [listStaff.path]: listStaff,
  [inviteStaff.path]: inviteStaff,
  [setRoles.path]: setRoles,
  [disableStaff.path]: disableStaff,
  [enableStaff.path]: enableStaff,
  [recoverStaff.path]: recoverStaff,
  [setStaffEmail.path]: setStaffEmail,
  [sendStaffLink.path]: sendStaffLink,
  [withdrawStaffLink.path]: withdrawStaffLink,
  [staffSessions.path]: staffSessions,
  [endStaffSession.path]: endStaffSession,
  [linkMember.path]: linkMember,
  [getAllowList.path]: getAllowList,
  [setAllowList.path]: setAllowList,
  [listSignIns.path]: listSignIns,
  [listCustomRoles.path]: listCustomRoles,
  [nameCustomRoles.path]: nameCustomRoles,
  [createCustomRole.path]: createCustomRole,
  [changeCustomRole.path]: changeCustomRole,
  [removeCustomRole.path]: removeCustomRole,
  [customRoleHistory.path]: customRoleHistory,
} as const;
