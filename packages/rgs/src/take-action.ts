import type { ActingSession, ActionInput, DecidedInput } from './action-input.ts';
import { advanceFrom, advanceRound, playRound, timedOf } from './advance-round.ts';
import { decideByTheClock } from './decide-by-the-clock.ts';
import { isId } from './ids.ts';
import type { OpenRound } from './open-rounds.ts';
import { answerOf, type PlayAnswer } from './play-answers.ts';
import { insertAction, type RoundRow, readRecordedAction, readRound, readStep } from './round.store.ts';
import type { Studio } from './studio.ts';

/** Takes one action in an open round of this player; what it costs is a stake of its own in the same round. */
export async function takeAction(studio: Studio, session: ActingSession, input: ActionInput): Promise<PlayAnswer> {
  if (!isId(input.roundId)) return { ok: false, reason: 'not_found' };
  const decided = await decideByTheClock(studio, session, input);
  return 'ok' in decided ? decided : takeOnce(studio, session, decided);
}

async function takeOnce(studio: Studio, session: ActingSession, input: DecidedInput): Promise<PlayAnswer> {
  const known = studio.openRounds.find(input.roundId);
  const acted = known && (await takeAsKnown(studio, known, session, input));
  if (acted) return acted;
  if (known) studio.openRounds.forget(input.roundId);
  return lookAndTake(studio, session, input);
}

/**
 * One statement writes the action with what it leads to, where this process knows how the round stands. Undefined, and nothing is
 * written, where it has to be looked at: the action takes a stake, is not possible, or was taken before; it comes from another session;
 * another process has gone on with the round.
 */
async function takeAsKnown(
  studio: Studio,
  { round, next }: OpenRound,
  session: ActingSession,
  { playId, step, action, byTheClock }: DecidedInput,
): Promise<PlayAnswer | undefined> {
  if (round.sessionId !== session.id || round.playerId !== session.playerId || round.actions.length !== step)
    return undefined;
  if (!byTheClock && next.find((open) => open.action === action)?.cost !== 0) return undefined;
  const actions = [...round.actions, action];
  const { done, pot, staked, win, outcome, next: following } = playRound(round, actions);
  if (pot) return undefined;
  const led = {
    staked: BigInt(staked),
    win: BigInt(win),
    outcome,
    after: done ? ('SETTLING' as const) : ('PLAYING' as const),
  };
  const workAfterMs = done ? studio.times.leaseMs : undefined;
  const totals = await studio.commits.takeAction({ round, playId, action, ...led, workAfterMs });
  if (!totals) return undefined;
  const { after: state, ...came } = led;
  const instruction = { attempt: round.attempt + 1, action, cost: 0n, stepState: 'APPLIED', refusal: null } as const;
  const moved: RoundRow = {
    ...round,
    ...came,
    ...instruction,
    state,
    actions,
    totals,
    changedAt: new Date(),
    tries: 0,
  };
  if (!done) {
    studio.openRounds.keep({ round: moved, next: following });
    return { ok: true, round: moved };
  }
  studio.openRounds.forget(round.id);
  const advanced = await advanceFrom(studio, moved, true);
  return answerOf(advanced.round, { state: 'APPLIED', refusal: null });
}

async function lookAndTake(studio: Studio, session: ActingSession, input: DecidedInput): Promise<PlayAnswer> {
  await studio.commits.written(session.playerId);
  let round = await readRound(studio.db, input.roundId, session.playerId);
  if (round?.gameCode !== session.gameCode) return { ok: false, reason: 'not_found' };
  const earlier = await readRecordedAction(studio.db, session.playerId, input.playId);
  let cost = 0n;
  if (earlier === undefined) {
    // A process that ended may have answered with a stake that it has not written: the wallet has it.
    if (round.state === 'BETTING') round = (await advanceRound(studio, round, false)).round;
    // A request for the end of a round that runs by the clock is answered with its end, by any action.
    if (round.closedAt && timedOf(round)) return { ok: false, reason: 'stale_step', round };
    if (round.closedAt) return { ok: false, reason: 'no_open_round' };
    if (round.state !== 'PLAYING' || round.actions.length !== input.step)
      return { ok: false, reason: 'stale_step', round };
    if (!input.byTheClock) {
      const open = playRound(round, round.actions).next.find(({ action }) => action === input.action);
      if (!open) return { ok: false, reason: 'action_not_allowed' };
      cost = BigInt(open.cost);
      // What pays a free round pays one stake.
      if (cost > 0n && round.freeRounds) return { ok: false, reason: 'free_rounds_plain' };
    }
  }
  // The clock had made another action of the same one.
  const action = earlier?.action && timedOf(round) ? earlier.action : input.action;
  const result = await insertAction(studio.db, {
    playerId: session.playerId,
    playId: input.playId,
    roundId: round.id,
    step: input.step,
    action,
    cost,
    timeoutMs: studio.times.leaseMs,
    by: 'player',
    sessionId: session.id,
  });
  if (result === 'stale_step')
    return { ok: false, reason: 'stale_step', round: (await readRound(studio.db, round.id, session.playerId))! };
  if (result !== 'started' && result !== 'replayed') return { ok: false, reason: result };
  const advanced = await advanceRound(studio, round, result === 'started');
  const step = await readStep(studio.db, session.playerId, input.playId);
  return answerOf(advanced.round, step!);
}
