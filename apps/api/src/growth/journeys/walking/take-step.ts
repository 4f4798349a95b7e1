import type { JourneyDefinition, JourneyStep, JourneyStepOf } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import { recordAuditEvent } from '../../../db/audit-events.store.ts';
import { stepOf } from '../journey/journey.ts';
import { journeyActor } from '../journeys.deps.ts';
import { claimStep, lookAgainMs, type Walking } from './claim-step.ts';
import { readFacts } from './facts.store.ts';
import { giveBonusAt, giveFreeRoundsAt } from './give-at-step.ts';
import { inGroup } from './group-members.store.ts';
import { holds } from './holds.ts';
import { addTag, insertAction, type JourneyPlayer, setSide } from './player.store.ts';
import { sendAt } from './send-at-step.ts';
import { type Outcome, settle } from './settle.ts';
import { sideOf } from './side-of.ts';

/**
 * Takes the step at which a player is, in one transaction with its effect: after a crash there are both or neither, and of
 * two processes one does it. Undefined where the player has gone on, or the journey does not run any more.
 */
export async function takeStep(
  deps: Walking,
  definition: JourneyDefinition,
  player: JourneyPlayer,
): Promise<Outcome | undefined> {
  const step = stepOf(definition, player.step);
  if (step.kind === 'bonus') return giveBonusAt(deps, definition, player, step);
  if (step.kind === 'freeRounds') return giveFreeRoundsAt(deps, definition, player, step);
  const now = deps.clock();
  return inTransaction(deps.db, async (tx) => {
    const claim = await claimStep(tx, player);
    if (!claim) return undefined;
    const outcome = claim.heldBack
      ? ({ is: 'left', reason: claim.heldBack } as const)
      : await outcomeOf(deps, tx, player, step, now);
    await settle(tx, definition, player, outcome, now);
    return outcome;
  });
}

type Plain = Exclude<JourneyStep, { kind: 'bonus' | 'freeRounds' }>;

async function outcomeOf(
  deps: Walking,
  tx: Transaction,
  player: JourneyPlayer,
  step: Plain,
  now: Date,
): Promise<Outcome> {
  switch (step.kind) {
    case 'wait':
      return { is: 'done', next: step.next };
    case 'waitFor':
      return waitedFor(tx, player, step, now);
    case 'condition': {
      const held = await isHeld(deps, tx, player, step, now);
      return { is: 'done', reason: held ? 'yes' : 'no', next: held ? step.yes : step.no };
    }
    case 'control': {
      const side = sideOf(player.journeyId, player.memberId, step.percent);
      await setSide(tx, player.id, side, now);
      return side === 'control' ? { is: 'left', reason: 'control' } : { is: 'done', next: step.next };
    }
    case 'tag': {
      const { id: playerId, memberId } = player;
      if (!(await addTag(tx, memberId, step.tag, `journey ${player.journeyId}`))) {
        return { is: 'skipped', reason: 'alreadyGiven', next: step.next };
      }
      await insertAction(tx, { playerId, step: step.id, memberId, kind: step.kind, at: now });
      await recordAuditEvent(tx, {
        actor: journeyActor,
        memberId,
        subject: `member:${memberId}`,
        command: 'member.tag',
        after: { tag: step.tag, journey: player.journeyId },
      });
      return { is: 'done', next: step.next };
    }
    default:
      return sendAt(deps, tx, player, step, now);
  }
}

async function waitedFor(
  tx: Transaction,
  player: JourneyPlayer,
  step: JourneyStepOf<'waitFor'>,
  now: Date,
): Promise<Outcome> {
  const { memberId, arrivedAt } = player;
  const until = player.waitsUntil!;
  const [facts] = await readFacts(tx, [{ memberId, at: now < until ? now : until, since: arrivedAt }]);
  const at = step.event === 'deposited' ? facts?.depositedAt : facts?.loggedInAt;
  if (at) return { is: 'done', reason: 'yes', next: step.happened };
  if (now >= until) return { is: 'done', reason: 'no', next: step.timedOut };
  return { is: 'waiting', lookAgainAt: new Date(Math.min(until.getTime(), now.getTime() + lookAgainMs)) };
}

async function isHeld(
  { groupCondition }: Pick<Walking, 'groupCondition'>,
  tx: Transaction,
  { memberId, arrivedAt }: JourneyPlayer,
  { condition }: JourneyStepOf<'condition'>,
  now: Date,
): Promise<boolean> {
  const [facts] = await readFacts(tx, [{ memberId, at: now, since: arrivedAt }]);
  const group = condition.fact === 'group' ? await groupCondition(tx, condition) : undefined;
  const isInGroup = group !== undefined && (await inGroup(tx, group, [memberId])).has(memberId);
  return facts !== undefined && holds(condition, facts, now, isInGroup);
}
