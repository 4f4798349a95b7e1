import type { Database } from '@fairhouse/database';
import type { CommitmentLog } from './commitments/commitment-log.ts';
import type { OpenRounds } from './open-rounds.ts';
import type { RoundCommits } from './round.commits.ts';
import type { WalletPort } from './wallet-port.ts';

/** The times of the casino; every one can be set, and the defaults are what a player meets. */
export interface StudioTimes {
  /** A session that was not used for this long is over. */
  sessionIdleMs: number;
  sessionLongestMs: number;
  /** How long an unanswered stake is asked for again before it is taken back. */
  betTimeoutMs: number;
  /** How long a win or a rollback is repeated before an operator has to look. */
  settleForMs: number;
  /** A round that waits this long for its player is settled without him. */
  abandonAfterMs: number;
  /** Recovery leaves a round to the call that is working on it for this long. */
  leaseMs: number;
  /** How long a page that asks for the end of a round that runs by the clock is left without an answer; then it asks again. */
  heldMs: number;
}

export const defaultTimes: StudioTimes = {
  sessionIdleMs: 30 * 60_000,
  sessionLongestMs: 12 * 3_600_000,
  betTimeoutMs: 60_000,
  settleForMs: 24 * 3_600_000,
  abandonAfterMs: 24 * 3_600_000,
  leaseMs: 15_000,
  heldMs: 5_000,
};

/** What is worth a line in the log; the application decides where it goes. */
export interface StudioLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What every command of the rounds' engine works with. */
export interface Studio {
  db: Database;
  commits: RoundCommits;
  openRounds: OpenRounds;
  /** Every commitment is in it before the first round under it. */
  commitments: CommitmentLog;
  /** The casino's wallet. */
  wallet: WalletPort;
  /** The wallet for playing for fun. */
  funWallet: WalletPort;
  times: StudioTimes;
  log: StudioLog;
}
