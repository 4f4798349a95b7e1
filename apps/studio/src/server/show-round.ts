import type { PlayOutput, PlayRefusalCode } from '@fairhouse/contract/play';
import type { FreeRounds, PlayRefusal, RoundRow, SessionTotals } from '@fairhouse/rgs';
import type { RefusalDetails } from './answers.ts';

/** What of a round its player sees. */
export type ShownRound = Pick<
  RoundRow,
  'id' | 'gameCode' | 'state' | 'staked' | 'win' | 'nonce' | 'actions' | 'balance' | 'openedAt' | 'closedAt' | 'outcome'
> & { changedAt?: Date; freeRounds?: string | null };

/** A round as the page sees it; amounts in minor units, far below 2⁵³. */
export function showRound(round: ShownRound, totals?: Pick<SessionTotals, 'staked' | 'won'>): PlayOutput<'start'> {
  return {
    roundId: round.id,
    game: round.gameCode,
    state: round.state,
    stake: Number(round.staked),
    win: Number(round.win),
    nonce: round.nonce,
    step: round.actions.length,
    balance: round.balance === null || round.state === 'SETTLING' ? null : Number(round.balance),
    ...(totals && { session: showTotals(totals) }),
    ...(round.state === 'PLAYING' && round.changedAt && { waitsSince: round.changedAt.toISOString() }),
    ...(round.freeRounds && { freeRounds: round.freeRounds }),
    openedAt: round.openedAt.toISOString(),
    closedAt: round.closedAt?.toISOString() ?? null,
    outcome: round.outcome,
  };
}

export function showTotals(totals: { staked: bigint; won: bigint }) {
  return { staked: Number(totals.staked), won: Number(totals.won) };
}

export function showFreeRounds({ rounds, stakes }: { rounds: FreeRounds; stakes: unknown }) {
  return {
    id: rounds.id,
    stake: Number(rounds.stake),
    count: rounds.count,
    left: rounds.left,
    won: Number(rounds.won),
    winMost: Number(rounds.winMost),
    wagering: rounds.wagering,
    expiresAt: rounds.expiresAt.toISOString(),
    stakes,
  };
}

/** How long the page waits before it asks for a pending round again. */
const pendingRetryMs = 2_000;

/** A refusal as code and details on the wire. */
export function showRefusal(refusal: PlayRefusal): [PlayRefusalCode, RefusalDetails] {
  switch (refusal.reason) {
    case 'wrong_input':
      return ['WRONG_INPUT', {}];
    case 'stake_not_allowed':
      return ['STAKE_NOT_ALLOWED', {}];
    case 'action_not_allowed':
      return ['ACTION_NOT_ALLOWED', {}];
    case 'not_found':
      return ['NOT_FOUND', {}];
    case 'no_open_round':
      return ['NO_OPEN_ROUND', {}];
    case 'seed_needed':
      return ['SEED_NEEDED', {}];
    case 'seed_changed':
      return ['SEED_CHANGED', {}];
    case 'play_id_reused':
      return ['PLAY_ID_REUSED', {}];
    case 'round_void':
    case 'already_rolled_back':
      return ['ROUND_VOID', {}];
    case 'round_pending':
      return ['ROUND_PENDING', { retryAfterMs: pendingRetryMs }];
    case 'round_open':
      return ['ROUND_OPEN', { round: showRound(refusal.round) }];
    case 'stale_step':
      return ['STALE_STEP', { round: showRound(refusal.round) }];
    case 'too_soon':
      return ['TOO_SOON', { retryAfterMs: refusal.retryAfterMs }];
    case 'automatic_not_allowed':
      return ['AUTOMATIC_NOT_ALLOWED', {}];
    case 'bonus_buy_not_allowed':
      return ['BONUS_BUY_NOT_ALLOWED', {}];
    case 'double_up_not_allowed':
      return ['DOUBLE_UP_NOT_ALLOWED', {}];
    case 'free_rounds_plain':
      return ['FREE_ROUNDS_PLAIN', {}];
    case 'free_rounds_over':
      return ['FREE_ROUNDS_OVER', {}];
    case 'not_enough_money':
      return ['NOT_ENOUGH_MONEY', balanceOf(refusal)];
    case 'limit_exceeded':
      return ['LIMIT_EXCEEDED', balanceOf(refusal)];
    case 'player_blocked':
      return ['PLAYER_BLOCKED', {}];
    case 'maintenance':
      return ['MAINTENANCE', {}];
    case 'session_ended':
      return ['SESSION_EXPIRED', {}];
    case 'not_accepted':
    // Of a win, and so never of a stake; it is no acceptance either.
    case 'win_refused':
      return ['NOT_ACCEPTED', {}];
  }
}

function balanceOf({ balance }: { balance: bigint | undefined }): RefusalDetails {
  return balance === undefined ? {} : { balance: Number(balance) };
}
