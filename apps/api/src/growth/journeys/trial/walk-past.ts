import type { JourneyStep, JourneyTrialResult } from '@fairhouse/contract/operator';
import type { Transaction } from '@fairhouse/database';
import { type JourneyVersion, stepOf } from '../journey/journey.ts';
import type { JourneysDeps } from '../journeys.deps.ts';
import type { Stretch } from '../walking/begin.store.ts';
import { lookAgainMs } from '../walking/claim-step.ts';
import { type Facts, readFacts } from '../walking/facts.store.ts';
import { inGroup, inGroupNow } from '../walking/group-members.store.ts';
import { holds } from '../walking/holds.ts';
import { channels } from '../walking/send-at-step.ts';
import type { Outcome } from '../walking/settle.ts';
import { sideOf } from '../walking/side-of.ts';
import { actionsAfter, type Beginning, beganWithin, taggedOf } from './past.store.ts';
import { type Limits, limitsOf } from './past-limits.ts';
import { sumUp, type Taken } from './sum-up.ts';

/** The latest of those for whom it began. */
export const mostPlayers = 5_000;
const hourMs = 3_600_000;
const longestLimitMs = 365 * 24 * hourMs;

export type Trying = Pick<JourneysDeps, 'groupCondition' | 'offerOutcomes' | 'notifiable' | 'settingOf'>;

interface Walker extends Beginning {
  step: string | null;
}

/** What was read once for all of them. */
interface Known {
  version: JourneyVersion;
  until: Date;
  limits: Limits;
  /** By step, the members for whom what the step asks for holds: in its group, reached by its channel, tagged. */
  ofStep: ReadonlyMap<string, ReadonlyMap<bigint, string>>;
}

/**
 * Walks all players for whom a version would have begun through it, by the conditions, sides and limits of the live journey, each as of the
 * moment at which the player would have been there. Reads only.
 */
export async function walkPast(
  deps: Trying,
  tx: Transaction,
  version: JourneyVersion,
  stretch: Stretch,
): Promise<JourneyTrialResult> {
  const { definition, journeyId } = version;
  const { trigger, steps } = definition;
  const group = trigger.kind === 'enteredGroup' ? await deps.groupCondition(tx, trigger) : undefined;
  const began =
    trigger.kind === 'enteredGroup'
      ? group
        ? await inGroupNow(tx, group, stretch.from, mostPlayers + 1)
        : []
      : await beganWithin(tx, trigger, stretch, mostPlayers + 1);
  const walkers: Walker[] = began.slice(0, mostPlayers).map((one) => ({ ...one, step: steps[0]!.id }));
  const memberIds = [...new Set(walkers.map(({ memberId }) => memberId))];
  const past = await actionsAfter(tx, memberIds, new Date(stretch.from.getTime() - longestLimitMs));
  const ofStep = new Map<string, ReadonlyMap<bigint, string>>();
  for (const step of steps) ofStep.set(step.id, await knownOf(deps, tx, step, memberIds));
  const limits = limitsOf(await deps.settingOf('journey', 'casino'), past);
  const known: Known = { version, until: stretch.until, limits, ofStep };
  const taken: Taken[] = [];
  let active = walkers;
  while (active.length > 0) {
    const facts = await factsFor(tx, active, version, stretch.until);
    const next: Walker[] = [];
    // In the order of time, as limits are reached.
    for (const walker of [...active].sort((a, b) => a.at.getTime() - b.at.getTime())) {
      const step = stepOf(definition, walker.step!);
      const came = takePast(known, walker, step, facts.get(walker), journeyId);
      taken.push({ step: step.id, kind: step.kind, outcome: came.outcome });
      if ('next' in came.outcome && came.outcome.next !== null) {
        next.push({ ...walker, step: came.outcome.next, at: came.at });
      }
    }
    active = next;
  }
  return {
    ...sumUp(definition, walkers.length, taken),
    more: began.length > mostPlayers,
    isBound: group !== undefined,
  };
}

async function knownOf(
  { groupCondition, offerOutcomes, notifiable }: Trying,
  tx: Transaction,
  step: JourneyStep,
  memberIds: readonly bigint[],
): Promise<Map<bigint, string>> {
  const yes = (members: Iterable<bigint>) => new Map([...members].map((id) => [id, 'yes']));
  switch (step.kind) {
    case 'condition': {
      const group = step.condition.fact === 'group' ? await groupCondition(tx, step.condition) : undefined;
      return group ? yes(await inGroup(tx, group, memberIds)) : new Map();
    }
    case 'tag':
      return yes(await taggedOf(tx, memberIds, step.tag));
    case 'message':
    case 'mail':
    case 'push': {
      const outcomes = await offerOutcomes(tx, memberIds, channels[step.kind]);
      const allowed = await notifiable(tx, memberIds);
      return new Map([...outcomes].map(([id, outcome]) => [id, allowed.has(id) ? outcome : 'place']));
    }
    default:
      return new Map();
  }
}

/** Facts of those whose step asks for them, each as of its own moment. */
async function factsFor(
  tx: Transaction,
  walkers: readonly Walker[],
  { definition }: JourneyVersion,
  until: Date,
): Promise<Map<Walker, Facts>> {
  const asking = walkers.filter(({ step }) => ['condition', 'waitFor'].includes(stepOf(definition, step!).kind));
  const found = await readFacts(
    tx,
    asking.map((walker) => {
      const step = stepOf(definition, walker.step!);
      const at = step.kind === 'waitFor' ? earlier(after(walker.at, step.hours), until) : walker.at;
      return { memberId: walker.memberId, at, since: walker.at };
    }),
  );
  return new Map(asking.flatMap((walker, n) => (found[n] ? [[walker, found[n]]] : [])));
}

const after = (at: Date, hours: number) => new Date(at.getTime() + hours * hourMs);
/** The live journey looks every so often from the arrival on, and continues then. */
const lookAfter = (arrived: Date, happened: Date) =>
  new Date(arrived.getTime() + Math.ceil((happened.getTime() - arrived.getTime()) / lookAgainMs) * lookAgainMs);
const earlier = (a: Date, b: Date) => (a < b ? a : b);
const stillWaiting: Outcome = { is: 'waiting', lookAgainAt: new Date(0) };

/** What a step came to, and when the next one began. */
function takePast(
  { version, until, limits, ofStep }: Known,
  { memberId, currency, at }: Walker,
  step: JourneyStep,
  facts: Facts | undefined,
  journeyId: number,
): { outcome: Outcome; at: Date } {
  const known = ofStep.get(step.id)!.get(memberId);
  const stay = (outcome: Outcome) => ({ outcome, at });
  switch (step.kind) {
    case 'wait': {
      const due = after(at, step.hours);
      return due > until ? stay(stillWaiting) : { outcome: { is: 'done', next: step.next }, at: due };
    }
    case 'waitFor': {
      const happened = step.event === 'deposited' ? facts?.depositedAt : facts?.loggedInAt;
      const bound = after(at, step.hours);
      if (happened)
        return {
          outcome: { is: 'done', reason: 'yes', next: step.happened },
          at: earlier(lookAfter(at, happened), bound),
        };
      if (bound > until) return stay(stillWaiting);
      return { outcome: { is: 'done', reason: 'no', next: step.timedOut }, at: bound };
    }
    case 'condition': {
      const held = facts !== undefined && holds(step.condition, facts, at, known !== undefined);
      return stay({ is: 'done', reason: held ? 'yes' : 'no', next: held ? step.yes : step.no });
    }
    case 'control':
      return stay(
        sideOf(journeyId, memberId, step.percent) === 'control'
          ? { is: 'left', reason: 'control' }
          : { is: 'done', next: step.next },
      );
    case 'tag':
      return stay(
        known === undefined
          ? { is: 'done', next: step.next }
          : { is: 'skipped', reason: 'alreadyGiven', next: step.next },
      );
    case 'bonus':
    case 'freeRounds':
      return stay(limits.give(version.version, step, { memberId, currency, at }));
    default:
      return stay(limits.send(step, { memberId, at, outcome: known ?? 'noConsent' }));
  }
}
