import type { Permission, StaffSelf } from '@fairhouse/contract/operator';
import type { StaffLanguage } from '@fairhouse/money';
import { knownPermissions } from '../../../db/effective-permissions.store.ts';
import type { Operator } from '../../../http/session.ts';
import { hashToken } from '../../../lib/secret-token.ts';
import type { StaffDeps } from '../staff.deps.ts';
import { noteLanguage } from '../staff.store.ts';
import { findSession, noteVisit, type SessionKind, type SessionOrigin, sessionPermissions } from './session.store.ts';

/** How often a visit is noted: a session ends idle by so much sooner at the most. */
const noteEveryMs = 60_000;

/** Who of the staff is behind a token, with what they may do at this moment. A visit is when somebody last touched the page. */
export async function findOperator(
  { db, clock, sessions }: Pick<StaffDeps, 'db' | 'clock' | 'sessions'>,
  token: string,
  kind: SessionKind,
  {
    userAgent,
    language,
    untouchedSeconds = 0,
  }: SessionOrigin & { language?: StaffLanguage | undefined; untouchedSeconds?: number },
): Promise<Operator | 'otherBrowser' | undefined> {
  const at = clock();
  const found = await findSession(db, hashToken(token), kind, at, sessions);
  if (!found) return undefined;
  // A stolen cookie is mostly used elsewhere. A browser renews itself, so its version does not count.
  if (kind === 'session' && browserOf(found.userAgent) !== browserOf(userAgent)) return 'otherBrowser';
  const touchedMs = at.getTime() - untouchedSeconds * 1000;
  const isLater = touchedMs - found.lastSeenAt.getTime() > noteEveryMs;
  const seenAt = isLater ? new Date(touchedMs) : found.lastSeenAt;
  if (isLater) await noteVisit(db, found.id, seenAt);
  if (language && language !== found.language) await noteLanguage(db, found.staffId, language);
  return {
    id: found.staffId,
    name: found.name,
    displayName: found.displayName,
    roles: found.roles,
    permissions: knownPermissions(found.permissions),
    memberIds: found.memberIds,
    session: {
      id: found.id,
      kind,
      idleEndsAt: kind === 'token' ? null : new Date(seenAt.getTime() + sessions.idleMinutes * 60_000),
      endsAt: found.endsAt,
    },
  };
}

/** What the holder of a session may do at this moment; undefined once it has ended. To look is no visit. */
export async function permissionsOfSession(
  { db, clock, sessions }: Pick<StaffDeps, 'db' | 'clock' | 'sessions'>,
  id: bigint,
): Promise<ReadonlySet<Permission> | undefined> {
  const permissions = await sessionPermissions(db, id, clock(), sessions);
  return permissions && knownPermissions(permissions);
}

function browserOf(userAgent: string): string {
  return userAgent.replace(/\d[\d._]*/g, '');
}

export function selfWire({ id, name, displayName, roles, permissions, memberIds, session }: Operator): StaffSelf {
  return {
    id: Number(id),
    name,
    displayName,
    roles: [...roles],
    permissions: [...permissions],
    memberIds: memberIds.map(Number),
    session: {
      id: Number(session.id),
      idleEndTime: session.idleEndsAt?.toISOString() ?? null,
      endTime: session.endsAt.toISOString(),
    },
  };
}
