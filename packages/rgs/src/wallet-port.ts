import type { Amount, Currency } from '@fairhouse/money';
import type { PlayRestrictions } from './play-restrictions.ts';

/** Why a wallet says no for good: the instruction was not carried out. */
export type WalletRefusal =
  | 'not_enough_money'
  | 'limit_exceeded'
  | 'session_ended'
  | 'player_blocked'
  /** The casino takes no bet that opens a round now. */
  | 'maintenance'
  /** A bet whose rollback came first. */
  | 'already_rolled_back'
  /** A win that was held and will not be paid. */
  | 'win_refused'
  /** The free rounds that a stake names are used up or over, or do not fit it. */
  | 'free_rounds_over'
  | 'not_accepted';

/**
 * `held`: a win that is noted, and looked at before it is paid; asked again, the wallet tells what was decided.
 * `unknown`: no answer or none that settles it; the same instruction is repeated until there is one.
 */
export type WalletResult =
  | { status: 'ok'; balance: Amount | undefined }
  | { status: 'held'; balance: Amount | undefined }
  | { status: 'refused'; reason: WalletRefusal; balance: Amount | undefined }
  | { status: 'unknown' };

/** Whose money it is, as the wallet knows him. */
export interface WalletAccount {
  /** As the studio knows him, and the session he plays in. */
  playerId: string;
  sessionId: string;
  user: string;
  token: string;
  gameCode: string;
  currency: Currency;
}

export interface WalletInstruction {
  account: WalletAccount;
  roundId: string;
  transactionId: string;
}

/** `freeRounds`: those of the wallet that pay the stake, which moves no balance then. */
export type StakeInstruction = WalletInstruction & { amount: Amount; freeRounds?: string | undefined };
export type PlayInstruction = StakeInstruction & { winTransactionId: string; winAmount: Amount };

/** Free rounds of a player in a game: the wallet pays their stakes, counts them, and credits what they won once they are over. */
export interface FreeRounds {
  id: string;
  /** Minor units, as all amounts here. */
  stake: bigint;
  count: number;
  left: number;
  won: bigint;
  winMost: bigint;
  /** How many times the winnings are to be wagered; 0: they are cash. */
  wagering: number;
  expiresAt: Date;
}

export type Authenticated =
  | {
      status: 'ok';
      user: string;
      token: string;
      balance: Amount;
      language: string;
      /** As others at a shared table may see the player; undefined: the wallet says nothing of it. */
      alias?: string | undefined;
      /** What of the chat at shared tables the player may do; nothing where it is missing. */
      chat?: 'off' | 'read' | 'write' | undefined;
      /** Undefined: the wallet says nothing of it. */
      restrictions?: PlayRestrictions | undefined;
    }
  | { status: 'refused'; reason: WalletRefusal }
  | { status: 'unknown' };

/** The only way to a player's money. An instruction with the same transaction id is carried out at most once. */
export interface WalletPort {
  authenticate(launchToken: string, gameCode: string): Promise<Authenticated>;
  balance(account: WalletAccount): Promise<WalletResult>;
  /** Those that the player can use in the game now; undefined: the wallet did not answer. */
  freeRounds(account: WalletAccount): Promise<FreeRounds[] | undefined>;
  bet(instruction: StakeInstruction): Promise<WalletResult>;
  /** Pays what a round returns and closes it. */
  win(instruction: WalletInstruction & { amount: Amount; referenceTransactionId: string }): Promise<WalletResult>;
  /**
   * A round that is over at once: takes the stake and pays what it won, all or nothing, and closes it. Held or refused as
   * `win_refused`, the stake is taken; by any other reason, it is not.
   */
  play(instruction: PlayInstruction): Promise<WalletResult>;
  rollback(
    instruction: WalletInstruction & { referenceTransactionId: string; roundClosed: boolean },
  ): Promise<WalletResult>;
  /** Closes a round that returns nothing. */
  endRound(account: WalletAccount, roundId: string): Promise<WalletResult>;
}
