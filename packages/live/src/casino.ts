import type { Database } from '@fairhouse/database';
import type { Game } from '@fairhouse/game-math';
import type { CommitmentLog, StudioLog, WalletPort } from '@fairhouse/rgs';
import type { BetCommits } from './bets/bet.commits.ts';
import type { Broker } from './broker/broker.ts';
import type { Beacon } from './chain/beacon/beacon.ts';

/** A table whose rounds are shared. Times in milliseconds. */
export interface LiveTable {
  code: string;
  game: Game;
  /** How long a round takes bets. */
  openMs: number;
  /** How long its outcome is shown before the next opens. */
  showMs: number;
  /** Of one player in one round. */
  mostBets: number;
}

export interface LiveTimes {
  /** A writer that was not heard of for so long has lost its tables. */
  leaseMs: number;
  renewEveryMs: number;
  /** How long a round that takes no more bets waits for those that the wallet has not answered. */
  lockForMs: number;
  /** How long a round waits for the wallet to hear what it paid, or gave back; recovery sends the rest. */
  settleForMs: number;
  /** A bet that somebody asks the wallet about is left to them for so long. */
  askAgainMs: number;
  /** How long a win or a rollback is repeated before an operator has to look. */
  oweForMs: number;
  /** How often pages are sent bets, while there are any. */
  tellBetsEveryMs: number;
  /** How often a running curve is looked at. */
  lookAtCurveEveryMs: number;
}

export const usualTimes: LiveTimes = {
  leaseMs: 4_000,
  renewEveryMs: 1_000,
  lockForMs: 10_000,
  settleForMs: 3_000,
  // Longer than the wallet may take to answer.
  askAgainMs: 6_000,
  oweForMs: 24 * 3_600_000,
  tellBetsEveryMs: 400,
  lookAtCurveEveryMs: 100,
};

/** What every command of shared rounds works with. */
export interface LiveCasino {
  db: Database;
  commits: BetCommits;
  /** The end of every chain is in it before the first round of the chain. */
  commitments: CommitmentLog;
  broker: Broker;
  /** Chains are salted by its values. */
  beacon: Beacon;
  /** In a chain. */
  links: number;
  wallet: WalletPort;
  /** The wallet for playing for fun. */
  funWallet: WalletPort;
  tables: readonly LiveTable[];
  /** The game by exactly these rules, offered or former. */
  gameByRules(code: string, definitionHash: string): Game | undefined;
  /** The clock that rounds go by: the database's. */
  now(): Date;
  sleep(ms: number): Promise<void>;
  times: LiveTimes;
  log: StudioLog;
}

export function tableOf(casino: LiveCasino, code: string): LiveTable | undefined {
  return casino.tables.find((table) => table.code === code);
}

/** A round ends by the rules it was begun by, or not at all. */
export function gameOfRound(casino: LiveCasino, code: string, definitionHash: string): Game {
  const game = casino.gameByRules(code, definitionHash);
  if (!game) throw new Error(`the rules ${definitionHash} of ${code} are not in this casino`);
  return game;
}
