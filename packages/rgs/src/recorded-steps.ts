import { canonicalJson, type Progress, potIn, withPot } from '@fairhouse/game-math';
import { playableByRules } from '@fairhouse/games';
import { playRound } from './advance-round.ts';
import type { RoundRow } from './round.store.ts';

export interface RecordedSteps {
  /** Where the round stood before its last answer: after its bet and after each action but the last. */
  before: Progress[];
  /** Whether bet, actions and seed give the recorded end. Where they do not, that end is all there is to tell. */
  computed: 'same' | 'other' | 'notPlayable';
}

/**
 * The way of a round to its recorded end, for its player had seen each step before the next was possible. Only the end is
 * kept with a round; the steps before it follow from its seed, and are told only if the end does too.
 */
export function recordedSteps(round: RoundRow): RecordedSteps {
  if (!playableByRules(round.gameCode, round.definitionHash)) return { before: [], computed: 'notPlayable' };
  const { actions } = round;
  let steps: Progress[];
  try {
    steps = [...actions, 'the end'].map((_, taken) => playRound(round, actions.slice(0, taken)));
  } catch {
    return { before: [], computed: 'notPlayable' };
  }
  const last = steps.pop()!;
  // That it takes the pot follows from the seed; how much lay there does not.
  const pot = last.pot ? potIn(round.outcome, last.pot) : 0;
  const { outcome, staked, win } = pot > 0 ? withPot(last, pot) : last;
  const isSame =
    BigInt(staked) === round.staked &&
    BigInt(win) === round.win &&
    canonicalJson(outcome) === canonicalJson(round.outcome);
  return isSame ? { before: steps, computed: 'same' } : { before: [], computed: 'other' };
}
