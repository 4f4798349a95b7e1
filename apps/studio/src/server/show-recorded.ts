import type { PlayOutput } from '@fairhouse/contract/play';
import { playableByRules } from '@fairhouse/games';
import { type RoundRow, recordedSteps } from '@fairhouse/rgs';
import { showRound } from './show-round.ts';

/** A round that is over, answer by answer. What the player's balance was is not shown again. */
export function showRecorded(round: RoundRow): PlayOutput<'replay'> {
  const { before, computed } = recordedSteps(round);
  const end = { ...showRound(round), balance: null };
  const answers = before.map(({ staked, win, outcome }, step) => ({
    ...end,
    state: 'PLAYING' as const,
    stake: staked,
    win,
    step,
    closedAt: null,
    outcome,
  }));
  return {
    definitionHash: round.definitionHash,
    stakes: playableByRules(round.gameCode, round.definitionHash)?.stakes(round.currency) ?? null,
    bet: round.bet,
    actions: before.length > 0 ? round.actions : [],
    answers: [...answers, end],
    computed,
  };
}
