import type { OperatorCalls, StoredProposal, Journey as Wire } from '@fairhouse/contract/operator';
import { type Database, inTransaction, type Transaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { JourneysDeps } from '../journeys.deps.ts';
import { switchedOnFrom } from './journey.states.ts';
import { findJourney, findVersion, forgetSeen, lastTrial, lockJourney, setRuns } from './journey.store.ts';
import type { Journey, JourneyVersion } from './journey.ts';
import { wholeJourney } from './journey.wire.ts';

type Input = z.output<OperatorCalls['/operator/journey/switchOn']['input']>;
type Proposal = StoredProposal<'journey.switchOn'>;

/** Switches a back-tested version on with a second person's word, on exactly this content. */
export async function switchJourneyOn(
  deps: Pick<JourneysDeps, 'db' | 'approvals' | 'wake' | 'clock'>,
  operator: StaffPerson,
  { id, version, contentHash, reason }: Input,
): Promise<Result<Wire>> {
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const proposal: Proposal = { id, version, contentHash };
  const journey = await findJourney(deps.db, id);
  const possible = await canRun(deps.db, journey, proposal);
  if (!possible.ok) return possible;
  return deps.approvals.ask(
    operator,
    {
      command: 'journey.switchOn',
      subject: `journey:${id}`,
      // The reason is the first person's: a second approval on the same content need not repeat it.
      proposal: { ...proposal, name: journey!.name, definition: possible.data.definition },
      isOnlyContent: true,
    },
    () => switchJourneyOnNow(deps, operator, proposal, reason),
  );
}

/** Carries it out. Players under way continue with the version that they entered with. */
export async function switchJourneyOnNow(
  { db, wake, clock }: Pick<JourneysDeps, 'db' | 'wake' | 'clock'>,
  operator: Pick<StaffPerson, 'name'>,
  proposal: Proposal,
  reason = '',
): Promise<Result<Wire>> {
  const { id, version, contentHash } = proposal;
  const switched = await inTransaction<Result<Wire>>(db, async (tx) => {
    const journey = await lockJourney(tx, id);
    const possible = await canRun(tx, journey, proposal);
    if (!possible.ok) return possible;
    const before = journey!;
    const isOfGroup = possible.data.definition.trigger.kind === 'enteredGroup';
    await setRuns(tx, id, { version, at: clock(), fromNow: isOfGroup });
    // Who is in the group now is noted at the first look, and has not entered it.
    if (isOfGroup) await forgetSeen(tx, id);
    const by = `operator:${operator.name}`;
    await recordAuditEvent(tx, {
      actor: by,
      subject: `journey:${id}`,
      command: 'journey.switchOn',
      before: { state: before.state, version: before.runs },
      after: { state: 'running', version, contentHash, ...(reason ? { reason } : {}) },
    });
    return ok((await wholeJourney(tx, id, version))!);
  });
  if (switched.ok) wake();
  return switched;
}

async function canRun(
  db: Database | Transaction,
  journey: Journey | undefined,
  { id, version, contentHash }: Proposal,
): Promise<Result<JourneyVersion>> {
  const found = journey && (await findVersion(db, id, version));
  if (!found) return refuse('noSuchThing');
  if (found.contentHash !== contentHash) return refuse('contentChanged');
  if (!switchedOnFrom.includes(journey.state)) return refuse('wrongState', { status: journey.state });
  if (journey.runs === version) return refuse('wrongState', { status: journey.state });
  if (!(await lastTrial(db, id, version))) return refuse('wrongState', { status: 'not back-tested' });
  return ok(found);
}
