import type {
  BlackjackOutcome,
  BlackjackStakes,
  RouletteOutcome,
  RouletteStakes,
  RuleText,
  SlotOutcome,
  SlotStakes,
} from '@fairhouse/game-math';
import type { Currency } from '@fairhouse/money';

/** Everything the studio's server can refuse with, and OFFLINE for when no answer came at all. */
export type RefusalCode =
  | 'SESSION_EXPIRED'
  | 'WRONG_INPUT'
  | 'NOT_ENOUGH_MONEY'
  | 'LIMIT_EXCEEDED'
  | 'STAKE_NOT_ALLOWED'
  | 'ROUND_OPEN'
  | 'NO_OPEN_ROUND'
  | 'ACTION_NOT_ALLOWED'
  | 'STALE_STEP'
  | 'TOO_SOON'
  | 'PLAYER_BLOCKED'
  | 'PLAY_ID_REUSED'
  | 'ROUND_PENDING'
  | 'ROUND_VOID'
  | 'SEED_IN_USE'
  | 'NOT_FOUND'
  | 'WALLET_UNAVAILABLE'
  | 'TOO_MANY_REQUESTS'
  | 'INTERNAL'
  | 'UNAVAILABLE'
  | 'OFFLINE';

export interface Refusal {
  code: RefusalCode;
  /** A sentence for the player. */
  message: string;
  /** Minor units. */
  balance?: number;
  retryAfterMs?: number;
  round?: Round;
}

export type Answer<T> = { ok: true; data: T } | { ok: false; error: Refusal };

export type Outcome = SlotOutcome | RouletteOutcome | BlackjackOutcome;

/** Amounts are whole minor units; `stake` and `win` are everything staked and everything returned in the round. */
export interface Round<O = Outcome> {
  roundId: string;
  game: string;
  /** HELD: the casino looks at the win before it pays; DENIED: it did not pay it. */
  state: 'PLAYING' | 'SETTLING' | 'HELD' | 'CLOSED' | 'DENIED';
  stake: number;
  win: number;
  nonce: number;
  step: number;
  /** Missing or null while the win is still being paid, and in histories. */
  balance?: number | null;
  session?: SessionTotals;
  openedAt: string;
  closedAt: string | null;
  outcome: O;
}

export interface SessionTotals {
  staked: number;
  won: number;
}

export interface SeedInUse {
  serverSeedHash: string;
  /** Null until one was set or the first round under this commitment was played. */
  clientSeed: string | null;
  nextNonce: number;
}

export interface RevealedSeed {
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  rounds: number;
}

export type Stakes = SlotStakes | RouletteStakes | BlackjackStakes;

export interface Opened {
  game: {
    code: string;
    name: string;
    kind: 'slot' | 'roulette' | 'blackjack';
    definitionHash: string;
    declaredReturn: string;
    rules: RuleText[];
    /** What happens to a round that its player left. */
    abandoned: string;
  };
  fun: boolean;
  currency: Currency;
  scale: number;
  sign: string;
  language: string;
  balance: number;
  casinoOrigin: string;
  /** The least time between the starts of two rounds. */
  minRoundMs: number;
  session: SessionTotals & { startedAt: string; expiresAt: string };
  stakes: Stakes;
  seed: SeedInUse;
  openRound: Round | null;
  lastRound: Round | null;
}

export interface Proof {
  definitionHash: string;
  serverSeedHash: string;
  /** Null until the seeds were changed. */
  serverSeed: string | null;
  clientSeed: string;
  nonce: number;
  bet: unknown;
  actions: string[];
}
