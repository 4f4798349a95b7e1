import type { JourneyDefinition, JourneySkip, JourneyStepOf } from '@fairhouse/contract/operator';
import { inTransaction, type Transaction } from '@fairhouse/database';
import type { Amount, Currency } from '@fairhouse/money';
import { ok, type Result, refuse } from '../../../http/result.ts';
import { bonusIn, daysMs, freeRoundsIn } from '../journey/journey.ts';
import { journeyActor, nameOf } from '../journeys.deps.ts';
import { claimStep, type Walking } from './claim-step.ts';
import { countActions, insertAction, type JourneyPlayer, lockBudget, spentAt } from './player.store.ts';
import { type Outcome, settle } from './settle.ts';

type GivingStep = JourneyStepOf<'bonus'> | JourneyStepOf<'freeRounds'>;

/** What counts as a bonus of a player. */
export const givenKinds = ['bonus', 'freeRounds'] as const;

/** What the features that give refuse by themselves. */
const refusedAs: Readonly<Record<string, JourneySkip>> = {
  bonusActive: 'bonusActive',
  bonusCashOutPending: 'cashOutPending',
  rewardAlreadyTaken: 'alreadyGiven',
};

export function giveBonusAt(
  deps: Walking,
  definition: JourneyDefinition,
  player: JourneyPlayer,
  step: JourneyStepOf<'bonus'>,
): Promise<Outcome | undefined> {
  return giveAt(deps, definition, player, step, (decided, name) =>
    deps.giveBonus({
      ...name,
      period: nameOf(player.id, step.id),
      decide: (tx) =>
        decided(
          tx,
          (currency) => bonusIn(step, currency),
          ({ each }) => ({ amount: each }),
        ),
    }),
  );
}

export function giveFreeRoundsAt(
  deps: Walking,
  definition: JourneyDefinition,
  player: JourneyPlayer,
  step: JourneyStepOf<'freeRounds'>,
): Promise<Outcome | undefined> {
  return giveAt(deps, definition, player, step, (decided, name) =>
    deps.giveFreeRounds({
      ...name,
      sourceKey: nameOf(player.id, step.id),
      decide: (tx) =>
        decided(
          tx,
          (currency) => freeRoundsIn(step, currency),
          ({ rounds }) => rounds,
        ),
    }),
  );
}

interface Shares {
  each: Amount;
  most: Amount;
}

type Decided = <S extends Shares, T>(
  tx: Transaction,
  sharesIn: (currency: Currency) => S | undefined,
  given: (shares: S) => T,
) => Promise<Result<T>>;

interface GivenName {
  memberId: bigint;
  actor: string;
  reason: string;
}

/**
 * Has another feature give it: the book is locked by that one first, then the step is claimed, and the player is moved in the transaction
 * in which it is posted. What is refused is taken back with everything, and settled by itself.
 */
async function giveAt(
  deps: Walking,
  definition: JourneyDefinition,
  player: JourneyPlayer,
  step: GivingStep,
  give: (decided: Decided, name: GivenName) => Promise<Result<unknown>>,
): Promise<Outcome | undefined> {
  const now = deps.clock();
  let outcome: Outcome | undefined;
  let isGone = false;
  const decided: Decided = async (tx, sharesIn, given) => {
    const claim = await claimStep(tx, player);
    isGone = !claim;
    if (!claim) return refuse('bonusNotOffered');
    if (claim.heldBack) {
      outcome = { is: 'left', reason: claim.heldBack };
      return refuse('bonusNotOffered');
    }
    const shares = sharesIn(claim.currency);
    const skip = shares ? await limitOf(deps, tx, player, shares, now) : 'noAmount';
    if (!shares || skip) {
      outcome = { is: 'skipped', reason: skip ?? 'noAmount', next: step.next };
      return refuse('bonusNotOffered');
    }
    const { currency, minor: amount } = shares.each;
    const money = { currency, amount };
    const { id: playerId, memberId } = player;
    await insertAction(tx, { playerId, step: step.id, memberId, kind: step.kind, money, at: now });
    outcome = { is: 'done', next: step.next, money };
    await settle(tx, definition, player, outcome, now);
    return ok(given(shares));
  };
  const came = await give(decided, {
    memberId: player.memberId,
    actor: journeyActor,
    reason: `Journey ${player.journeyId}, version ${player.version}`,
  });
  if (came.ok) return outcome;
  if (isGone) return undefined;
  const refused: Outcome =
    outcome && outcome.is !== 'done'
      ? outcome
      : { is: 'skipped', reason: refusedAs[came.error] ?? 'notOffered', next: step.next };
  return settleRefused(deps, definition, player, refused, now);
}

/** What keeps a bonus from a player may hold the player back from the whole journey: that names itself better. */
async function settleRefused(
  { db }: Pick<Walking, 'db'>,
  definition: JourneyDefinition,
  player: JourneyPlayer,
  refused: Outcome,
  now: Date,
): Promise<Outcome | undefined> {
  return inTransaction(db, async (tx) => {
    const claim = await claimStep(tx, player);
    if (!claim) return undefined;
    const outcome: Outcome = claim.heldBack ? { is: 'left', reason: claim.heldBack } : refused;
    await settle(tx, definition, player, outcome, now);
    return outcome;
  });
}

/** Which limit is reached: of the player over all journeys, or of all players at this step. */
async function limitOf(
  { settingOf }: Pick<Walking, 'settingOf'>,
  tx: Transaction,
  player: JourneyPlayer,
  { each, most }: Shares,
  now: Date,
): Promise<JourneySkip | undefined> {
  const { bonusDays } = await settingOf('journey', 'casino');
  const after = new Date(now.getTime() - daysMs(bonusDays));
  if ((await countActions(tx, player.memberId, givenKinds, after)) > 0) return 'capReached';
  await lockBudget(tx, `${player.journeyId} ${player.version} ${player.step} ${each.currency}`);
  const spent = await spentAt(tx, player, each.currency);
  return spent + each.minor > most.minor ? 'budgetReached' : undefined;
}
