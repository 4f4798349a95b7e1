import type { DisqualificationCause, OperatorCalls, DeskCompetition as Wire } from '@fairhouse/contract/operator';
import { inTransaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { CompetitionsDeps } from '../competition.deps.ts';
import { isUnderWay } from '../competition.states.ts';
import { findCompetition, lockCompetition } from '../competition.store.ts';
import { wholeCompetition } from '../competition.wire.ts';
import { findDisqualification, isOfMember, setDisqualified } from './disqualification.store.ts';

type Input = z.output<OperatorCalls['/operator/competition/disqualify']['input']>;
type Deps = Pick<CompetitionsDeps, 'db' | 'approvals' | 'announce'>;

interface Decision {
  id: number;
  memberId: number;
  to: 'in' | 'out';
  cause?: DisqualificationCause | undefined;
}

/** What a second person agrees to, and the trigger of the entry compares. */
const contentOf = ({ to, id, memberId, cause }: Decision): string =>
  [to, id, memberId, ...(to === 'out' ? [cause] : [])].join('|');

/** Takes a player out of standings that are not final, or back in, with a second person. */
export async function disqualifyPlayer(
  deps: Deps,
  operator: StaffPerson,
  { reason, ...decision }: Input,
): Promise<Result<Wire>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const { id, memberId, to, cause } = decision;
  if (to === 'out' && cause === undefined) return refuse('missingField', { field: 'the cause' });
  const competition = await findCompetition(deps.db, id);
  if (!competition) return refuse('noSuchThing');
  if (!isUnderWay(competition)) return refuse('wrongState', { status: competition.state });
  const entry = await findDisqualification(deps.db, id, BigInt(memberId));
  if (!entry) return refuse('noSuchThing');
  if (entry.disqualified === (to === 'out'))
    return refuse('wrongState', { status: to === 'out' ? 'disqualified already' : 'not disqualified' });
  if (await isOfMember(deps.db, BigInt(memberId), [operator.id])) return refuse('ownAffair');
  return deps.approvals.ask(
    operator,
    {
      command: 'competition.disqualify',
      subject: `competition-entry:${entry.number}`,
      memberId: BigInt(memberId),
      proposal: {
        id,
        name: competition.english,
        memberId,
        to,
        ...(to === 'out' ? { cause } : {}),
        contentHash: contentOf(decision),
      },
      isOnlyContent: true,
    },
    () => disqualifyNow(deps, [operator], { ...decision, reason }),
  );
}

/** Carries it out, after the second person: places move up at once, and the player is notified how to complain. */
export async function disqualifyNow(
  { db, announce }: Pick<Deps, 'db' | 'announce'>,
  by: readonly Pick<StaffPerson, 'id' | 'name'>[],
  { reason, ...decision }: Decision & { reason?: string },
): Promise<Result<Wire>> {
  const { id, to, cause } = decision;
  const memberId = BigInt(decision.memberId);
  return inTransaction<Result<Wire>>(db, async (tx) => {
    const competition = await lockCompetition(tx, id);
    if (!competition) return refuse('noSuchThing');
    if (!isUnderWay(competition)) return refuse('wrongState', { status: competition.state });
    const staffIds = by.map((person) => person.id);
    if (await isOfMember(tx, memberId, staffIds)) return refuse('ownAffair');
    const before = await findDisqualification(tx, id, memberId);
    if (!before || before.disqualified === (to === 'out')) return refuse('wrongState', { status: 'decided' });
    const now = to === 'out' ? (cause ?? null) : null;
    await setDisqualified(tx, id, memberId, now);
    await recordAuditEvent(tx, {
      actor: `operator:${by[0]!.name}`,
      memberId,
      subject: `competition:${id}`,
      command: to === 'out' ? 'competition.disqualify' : 'competition.reinstate',
      before: { disqualified: before.cause, score: String(before.score) },
      after: { disqualified: now, ...(reason ? { reason } : {}) },
    });
    const { english, filipino } = competition;
    await announce(tx, {
      memberId,
      kind: to === 'out' ? 'competitionDisqualified' : 'competitionReinstated',
      // Of each turn its own message.
      about: `competition:${id}:${before.turn + 1}`,
      values: { nameEn: english, nameFil: filipino },
    });
    return ok((await wholeCompetition(tx, id))!);
  });
}
