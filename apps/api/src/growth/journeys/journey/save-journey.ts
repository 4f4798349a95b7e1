import { groupConditionsOfLosses, type OperatorCalls, type Journey as Wire } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import type { z } from 'zod';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { ok, type Result, refuse } from '../../../http/result.ts';
import type { StaffPerson } from '../../../http/staff-person.ts';
import type { JourneysDeps } from '../journeys.deps.ts';
import { insertJourney, insertVersion, latestVersion, lockJourney, renameJourney } from './journey.store.ts';
import { checkAmounts, contentHash, freeRoundsIn, groupsIn, type Journey, type JourneyVersion } from './journey.ts';
import { wholeJourney } from './journey.wire.ts';

type Input = z.output<OperatorCalls['/operator/journey/save']['input']>;
type Deps = Pick<JourneysDeps, 'db' | 'groupCondition' | 'takesFreeRounds'>;

/** Another version of a journey, or a new one, as a draft. What runs is not touched by it. */
export async function saveJourney(
  deps: Deps,
  operator: Pick<StaffPerson, 'name'>,
  input: Input,
): Promise<Result<Wire>> {
  const { name, reason, definition } = input;
  if (name === '') return refuse('missingField', { field: 'the name' });
  if (reason === '') return refuse('missingField', { field: 'the reason' });
  const possible = await isPossible(deps, definition);
  if (!possible.ok) return possible;
  const by = `operator:${operator.name}`;
  return inTransaction(deps.db, async (tx) => {
    const placed = await placeOf(tx, input, by);
    if (!placed.ok) return placed;
    const { id, before } = placed.data;
    const version = (before?.version ?? 0) + 1;
    await insertVersion(
      tx,
      { journeyId: id, version, definition, contentHash: contentHash(definition) },
      { by, reason },
    );
    await recordAuditEvent(tx, {
      actor: by,
      subject: `journey:${id}`,
      command: 'journey.save',
      ...(before ? { before: { name: before.name, version: before.version, definition: before.definition } } : {}),
      after: { name, version, definition, reason },
    });
    return ok((await wholeJourney(tx, id))!);
  });
}

/** What the contract cannot know: amounts of a currency, games and groups; and no group that goes by what a player has lost. */
async function isPossible(
  { db, groupCondition, takesFreeRounds }: Deps,
  definition: Input['definition'],
): Promise<Result<null>> {
  const amounts = checkAmounts(definition);
  if (!amounts.ok) return amounts;
  for (const group of groupsIn(definition)) {
    const found = await groupCondition(db, group);
    if (!found) return refuse('noSuchThing');
    const loss = found.conditions.find((one) => (groupConditionsOfLosses as readonly string[]).includes(one));
    if (loss) return refuse('invalidField', { field: `group ${group.groupId}, ${loss}` });
  }
  for (const step of definition.steps) {
    if (step.kind !== 'freeRounds') continue;
    for (const { currency } of step.stakes) {
      const taken = await takesFreeRounds(freeRoundsIn(step, currency)!.rounds);
      if (!taken.ok) return taken;
    }
  }
  return ok(null);
}

/** The journey that it is a version of, locked. */
async function placeOf(
  tx: Transaction,
  { id, version, name }: Input,
  by: string,
): Promise<Result<{ id: number; before?: JourneyVersion & Pick<Journey, 'name'> }>> {
  if (id === undefined) {
    const added = await insertJourney(tx, name, by);
    return added === undefined ? refuse('invalidField', { field: 'name' }) : ok({ id: added });
  }
  const journey = await lockJourney(tx, id);
  if (!journey) return refuse('noSuchThing');
  const before = (await latestVersion(tx, id))!;
  if (before.version !== version) return refuse('conflict');
  if (!(await renameJourney(tx, id, name))) return refuse('invalidField', { field: 'name' });
  return ok({ id, before: { ...before, name: journey.name } });
}
