import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { Operator } from '../../../http/session.ts';
import { openSession } from '../sessions/open-session.ts';
import { endSession, liveSessions, ownerOf, type SessionOrigin } from '../sessions/session.store.ts';
import { insertSignIn } from '../sign-in/sign-in.store.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { findStaff } from '../staff.store.ts';

export async function listSessions(
  { db, clock, sessions }: StaffDeps,
  staffId: bigint,
  operator: Operator,
): Promise<Result<OperatorCallOutput<'/operator/staff/sessions'>>> {
  if (staffId !== operator.id) {
    if (!operator.permissions.has('staff.manage')) return refuse('notPermitted');
    if (!(await findStaff(db, staffId, clock()))) return refuse('noSuchThing');
  }
  const rows = await liveSessions(db, staffId, clock(), sessions);
  return ok(
    rows.map(({ id, kind, label, address, userAgent, createdAt, lastSeenAt, endsAt }) => ({
      id: Number(id),
      kind,
      label,
      address,
      userAgent,
      createTime: createdAt.toISOString(),
      lastSeenTime: lastSeenAt.toISOString(),
      endTime: endsAt.toISOString(),
      isThis: id === operator.session.id,
    })),
  );
}

/** One's own, or with the right to manage staff anybody's; somebody else's is as good as none to everybody else. */
export function endStaffSession({ db, clock }: StaffDeps, id: bigint, operator: Operator): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    const staffId = await ownerOf(tx, id);
    const mayEnd = staffId === operator.id || operator.permissions.has('staff.manage');
    if (staffId === undefined || !mayEnd) return refuse('noSuchThing');
    const actor = `operator:${operator.name}`;
    if (!(await endSession(tx, id, actor, clock()))) return refuse('noSuchThing');
    await recordAuditEvent(tx, {
      actor,
      subject: `staff:${staffId}`,
      command: 'staff.endSession',
      after: { session: Number(id) },
    });
    return ok(null);
  });
}

/** Only a session makes tokens: one that was stolen must not make others that outlive it. */
export function makeToken(
  deps: StaffDeps,
  label: string,
  operator: Operator,
  caller: SessionOrigin,
): Promise<Result<OperatorCallOutput<'/operator/auth/token'>>> {
  return inTransaction(deps.db, async (tx) => {
    if (operator.session.kind !== 'session') return refuse('notPermitted');
    const { id, token, endsAt } = await openSession(deps, tx, {
      staffId: operator.id,
      kind: 'token',
      label,
      ...caller,
    });
    await recordAuditEvent(tx, {
      actor: `operator:${operator.name}`,
      subject: `staff:${operator.id}`,
      command: 'staff.makeToken',
      after: { session: Number(id), label },
    });
    return ok({ id: Number(id), token, endTime: endsAt.toISOString() });
  });
}

export function signOut({ db, clock }: StaffDeps, operator: Operator, caller: SessionOrigin): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    await endSession(tx, operator.session.id, `operator:${operator.name}`, clock());
    const { id: staffId, name } = operator;
    await insertSignIn(tx, {
      at: clock(),
      staffId,
      name,
      outcome: 'signedOut',
      means: operator.session.kind,
      ...caller,
    });
    return { ...ok(null), session: 'ended' };
  });
}
