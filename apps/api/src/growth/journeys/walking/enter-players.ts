import { inLongTransaction } from '@fairhouse/database';
import { findVersion, lockJourney } from '../journey/journey.store.ts';
import { stepOf } from '../journey/journey.ts';
import type { JourneysDeps } from '../journeys.deps.ts';
import { type Entering, insertEntering, insertThese, setEnteredUntil } from './entry.store.ts';
import { noteInGroup } from './group-members.store.ts';
import { addToTally } from './tally.store.ts';

/** What was committed late is found again within it. A player enters once. */
const overlapMs = 10 * 60_000;
/** One look takes at most so much of the past. */
const longestStretchMs = 3_600_000;
/** A group is read over all members, so seldom. */
const groupEveryMs = 15 * 60_000;
const mostMs = 120_000;
/** At one time; the others enter at the next look. */
const mostOfGroup = 10_000;
/** At the first look, more than there are members. */
const all = 100_000_000;

type EnterDeps = Pick<JourneysDeps, 'db' | 'clock' | 'groupCondition'>;

/** Lets players into a running journey for whom it has begun; answers how many, and whether there is more of the past to look at. */
export async function enterPlayers(
  deps: EnterDeps,
  journeyId: number,
): Promise<{ entered: number; isBehind: boolean }> {
  const nothing = { entered: 0, isBehind: false };
  return inLongTransaction(deps.db, mostMs, async (tx) => {
    const journey = await lockJourney(tx, journeyId);
    if (journey?.state !== 'running') return nothing;
    const now = deps.clock();
    const [since, before] = [journey.since!, journey.enteredUntil!];
    const version = (await findVersion(tx, journeyId, journey.runs!))!;
    const { trigger } = version.definition;
    const first = stepOf(version.definition, version.definition.steps[0]!.id);
    const entering: Entering = {
      journeyId,
      version: version.version,
      step: first.id,
      waitsFor: first.kind === 'waitFor' ? first.event : null,
      dueHours: first.kind === 'wait' ? first.hours : 0,
      untilHours: first.kind === 'waitFor' ? first.hours : null,
    };
    // The clocks of two processes may differ: what was looked at is not looked at again by the slower one.
    if (now <= before) return nothing;
    let until = now;
    let entered: number;
    if (trigger.kind === 'enteredGroup') {
      const isFirst = before <= since;
      if (!isFirst && now.getTime() - before.getTime() < groupEveryMs) return nothing;
      const group = await deps.groupCondition(tx, trigger);
      const joined = group ? await noteInGroup(tx, journeyId, group, isFirst ? all : mostOfGroup) : [];
      // Who was in the group when it was switched on has not entered it since.
      entered = isFirst ? 0 : await insertThese(tx, joined, now, entering);
    } else {
      until = new Date(Math.min(now.getTime(), before.getTime() + longestStretchMs));
      const from = new Date(Math.max(since.getTime(), before.getTime() - overlapMs));
      entered = await insertEntering(tx, trigger, { from, until }, entering);
    }
    await setEnteredUntil(tx, journeyId, until);
    if (entered > 0)
      await addToTally(tx, entering, [{ step: first.id, what: 'entered', reason: 'first', players: entered }]);
    return { entered, isBehind: until < now };
  });
}
