import { lockBook } from '@fairhouse/betting';
import type { EntryRefusal } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../db/audit-events.store.ts';
import { databaseTime } from '../../db/database-time.store.ts';
import { ok, type Result, refuse } from '../../http/result.ts';
import type { SessionMember } from '../../http/session.ts';
import { isShownTo } from '../../protection/index.ts';
import type { CompetitionsDeps } from './competition.deps.ts';
import { isOpen, isPublished, isUnderWay } from './competition.states.ts';
import { lockCompetition } from './competition.store.ts';
import { closedFor } from './competition.wire.ts';
import { endEntry, findEntry, insertEntry, isStaff } from './entry.store.ts';

type Deps = Pick<CompetitionsDeps, 'db' | 'rulesFor' | 'offersHeldBack' | 'entryRefusal'>;

const errorOf = {
  currency: 'competitionNotOpen',
  full: 'competitionFull',
  closed: 'competitionEntryClosed',
  identity: 'entryNeedsIdentity',
  level: 'entryNeedsLevel',
  country: 'entryNotHere',
  group: 'entryByInvitation',
} as const satisfies Record<EntryRefusal, string>;

/**
 * Joins from this moment on: with the book locked, so that a round belongs either before or after it, and with the competition locked, so
 * that a cap is exact. Who is shown no competitions has none to join, and nobody of the staff wins a prize.
 */
export async function joinCompetition(
  deps: Deps,
  { id: memberId }: Pick<SessionMember, 'id'>,
  competitionId: number,
): Promise<Result<null>> {
  if (!(await isShownTo(deps, 'offers.competitions', { memberId }))) return refuse('noSuchThing');
  return inTransaction(deps.db, async (tx) => {
    const { currency, seq } = await lockBook(tx, memberId);
    if ((await deps.offersHeldBack(tx, memberId)) !== undefined) return refuse('noSuchThing');
    const competition = await lockCompetition(tx, competitionId);
    if (!competition || !isPublished(competition)) return refuse('noSuchThing');
    const now = await databaseTime(tx);
    const entry = await findEntry(tx, competitionId, memberId);
    if (entry?.takesPart && isOpen(competition, now)) return ok(null);
    if (!isOpen(competition, now) || entry?.disqualified || (await isStaff(tx, memberId)))
      return refuse('competitionNotOpen');
    const stands = closedFor(competition, currency, now) ?? (await deps.entryRefusal(tx, memberId, competition.entry));
    if (stands !== undefined) return refuse(errorOf[stands]);
    await insertEntry(tx, { competitionId, memberId, currency, seq });
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `competition:${competitionId}`,
      command: 'competition.join',
      after: { fromSeq: String(seq), currency },
    });
    return ok(null);
  });
}

/** Leaves before the end; a member on a break may as well. */
export async function leaveCompetition(
  { db }: Pick<Deps, 'db'>,
  { id: memberId }: Pick<SessionMember, 'id'>,
  competitionId: number,
): Promise<Result<null>> {
  return inTransaction(db, async (tx) => {
    const competition = await lockCompetition(tx, competitionId);
    if (!competition || !isPublished(competition)) return refuse('noSuchThing');
    const isOver = competition.endsAt <= (await databaseTime(tx));
    if (isOver || !isUnderWay(competition)) return refuse('competitionNotOpen');
    if (!(await endEntry(tx, competitionId, memberId))) return ok(null);
    await recordAuditEvent(tx, {
      actor: `member:${memberId}`,
      memberId,
      subject: `competition:${competitionId}`,
      command: 'competition.leave',
      after: { left: true },
    });
    return ok(null);
  });
}
