import { operatorCalls } from '@fairhouse/contract/operator';
import { type Handler, on } from '../../http/handler.ts';
import { ok } from '../../http/result.ts';
import { type AllowListRow, readAllowList } from './allow-list/allow-list.store.ts';
import { setAllowList } from './allow-list/set-allow-list.ts';
import { finishCompany } from './company/finish-company.ts';
import { startCompany } from './company/start-company.ts';
import { readInvitation } from './links/read-invitation.ts';
import { passkeyOptions, registerPasskey } from './links/register-passkey.ts';
import { beginPassword, confirmPassword } from './links/set-password.ts';
import { disable, enable } from './manage/disable.ts';
import { invite } from './manage/invite.ts';
import { linkMember } from './manage/link-member.ts';
import { sendLinkAgain, withdrawLink } from './manage/links.ts';
import { recover } from './manage/recover.ts';
import { endStaffSession, listSessions, makeToken, signOut } from './manage/sessions.ts';
import { setEmail } from './manage/set-email.ts';
import { setRoles } from './manage/set-roles.ts';
import { listMeans } from './own/list-means.ts';
import { proveSelf } from './own/prove-self.ts';
import { removeMeans } from './own/remove-means.ts';
import { rolesRoutes } from './roles/roles.routes.ts';
import { selfWire } from './sessions/find-operator.ts';
import type { SessionOrigin } from './sessions/session.store.ts';
import { pageOfSignIns, type SignInRow } from './sign-in/sign-in.store.ts';
import { askForPasskey, signInByPasskey } from './sign-in/sign-in-by-passkey.ts';
import { signInByPassword } from './sign-in/sign-in-by-password.ts';
import type { StaffDeps } from './staff.deps.ts';
import { listStaff, staffWire } from './staff.store.ts';

export interface StaffRoutesDeps extends StaffDeps {
  /** The list of allowed addresses was changed. */
  allowListChanged(): void;
}

export function staffRoutes(deps: StaffRoutesDeps): Handler[] {
  const { db, clock } = deps;
  return [
    on(operatorCalls['/operator/auth/invitation'], ({ input }) => readInvitation(deps, input.token)),
    on(operatorCalls['/operator/auth/passkey/registerOptions'], ({ input }) =>
      passkeyOptions(deps, input.token, input.name),
    ),
    on(operatorCalls['/operator/auth/passkey/register'], ({ input, ...from }) =>
      registerPasskey(deps, input, originOf(from)),
    ),
    on(operatorCalls['/operator/auth/password/set'], ({ input }) => beginPassword(deps, input)),
    on(operatorCalls['/operator/auth/password/confirm'], ({ input, ...from }) =>
      confirmPassword(deps, input, originOf(from)),
    ),
    on(operatorCalls['/operator/auth/passkey/options'], () => askForPasskey(deps)),
    on(operatorCalls['/operator/auth/passkey/signIn'], ({ input, ...from }) =>
      signInByPasskey(deps, input.passkey, originOf(from)),
    ),
    on(operatorCalls['/operator/auth/company/describe'], async () => ok({ name: deps.company?.name ?? null })),
    on(operatorCalls['/operator/auth/company/start'], ({ input }) => startCompany(deps, input.browser)),
    on(operatorCalls['/operator/auth/company/finish'], ({ input, ...from }) =>
      finishCompany(deps, input, originOf(from)),
    ),
    on(operatorCalls['/operator/auth/signIn'], ({ input, ...from }) => signInByPassword(deps, input, originOf(from))),
    on(operatorCalls['/operator/auth/me'], async ({ operator }) => ok(selfWire(operator))),
    on(operatorCalls['/operator/auth/signOut'], ({ operator, ...from }) => signOut(deps, operator, originOf(from))),
    on(operatorCalls['/operator/auth/means/list'], ({ operator }) => listMeans(deps, operator)),
    on(operatorCalls['/operator/auth/means/prove'], ({ input, operator, ...from }) =>
      proveSelf(deps, input, operator, originOf(from)),
    ),
    on(operatorCalls['/operator/auth/means/remove'], ({ input, operator }) => removeMeans(deps, input, operator)),
    on(operatorCalls['/operator/auth/token'], ({ input, operator, ...from }) =>
      makeToken(deps, input.label, operator, originOf(from)),
    ),

    on(operatorCalls['/operator/staff/list'], async () => ok((await listStaff(db, clock())).map(staffWire))),
    on(operatorCalls['/operator/staff/invite'], ({ input, operator }) => invite(deps, input, operator)),
    on(operatorCalls['/operator/staff/setRoles'], ({ input, operator }) =>
      setRoles(deps, { ...input, id: BigInt(input.id) }, operator),
    ),
    on(operatorCalls['/operator/staff/disable'], ({ input, operator }) =>
      disable(deps, { ...input, id: BigInt(input.id) }, operator),
    ),
    on(operatorCalls['/operator/staff/enable'], ({ input, operator }) =>
      enable(deps, { ...input, id: BigInt(input.id) }, operator),
    ),
    on(operatorCalls['/operator/staff/recover'], ({ input, operator }) =>
      recover(deps, { ...input, id: BigInt(input.id) }, operator),
    ),
    on(operatorCalls['/operator/staff/setEmail'], ({ input, operator }) =>
      setEmail(deps, { ...input, id: BigInt(input.id) }, operator),
    ),
    on(operatorCalls['/operator/staff/sendLink'], ({ input, operator }) =>
      sendLinkAgain(deps, BigInt(input.id), operator),
    ),
    on(operatorCalls['/operator/staff/withdrawLink'], ({ input, operator }) =>
      withdrawLink(deps, BigInt(input.id), operator),
    ),
    on(operatorCalls['/operator/staff/linkMember'], ({ input, operator }) =>
      linkMember(deps, { ...input, id: BigInt(input.id), memberId: BigInt(input.memberId) }, operator),
    ),
    on(operatorCalls['/operator/staff/sessions'], ({ input, operator }) =>
      listSessions(deps, input.staffId ? BigInt(input.staffId) : operator.id, operator),
    ),
    on(operatorCalls['/operator/staff/endSession'], ({ input, operator }) =>
      endStaffSession(deps, BigInt(input.id), operator),
    ),
    on(operatorCalls['/operator/staff/allowList/get'], async ({ address }) =>
      ok(allowListWire(await readAllowList(db), address)),
    ),
    on(operatorCalls['/operator/staff/allowList/set'], async ({ input, operator, address }) => {
      const set = await setAllowList(deps, input, operator, address);
      if (!set.ok) return set;
      deps.allowListChanged();
      return ok(allowListWire(set.data, address));
    }),
    ...rolesRoutes(deps),
    on(operatorCalls['/operator/staff/signIns'], async ({ input }) => ok(await pageOfSignIns(db, input, signInWire))),
  ];
}

function originOf({ address, userAgent }: SessionOrigin): SessionOrigin {
  return { address, userAgent };
}

function allowListWire({ version, entries, setBy, setAt }: AllowListRow, ownAddress: string) {
  const by = setBy?.replace(/^operator:/, '') ?? null;
  return { version, entries, ownAddress, setBy: by, setTime: setAt?.toISOString() ?? null };
}

function signInWire({ id, at, staffId, ...row }: SignInRow) {
  return { id: Number(id), createTime: at.toISOString(), staffId: staffId === null ? null : Number(staffId), ...row };
}
