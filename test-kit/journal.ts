/** What an instruction was, and how it was answered in the end. Amounts in minor units. */
export interface Acknowledged {
  memberId: bigint;
  type: 'GAME_BET' | 'GAME_WIN' | 'GAME_ROLLBACK';
  transactionId: string;
  amount: number;
  /** The balance after it, as the wallet answered. */
  balance: number;
}

export interface AcknowledgedRound {
  memberId: bigint;
  roundId: string;
  stake: number;
  /** What the studio said the round won. */
  win: number;
}

export interface AcknowledgedDeposit {
  memberId: bigint;
  orderId: number;
  amount: number;
}

export type Kind = 'wallet' | 'studio' | 'deposit';

/** Everything the casino has acknowledged to the load, for the comparison at the end. */
export class Journal {
  readonly instructions: Acknowledged[] = [];
  readonly rounds: AcknowledgedRound[] = [];
  readonly deposits: AcknowledgedDeposit[] = [];
  /** Rounds that the studio gave up on, with their stake given back. */
  voided = 0;
  retries = 0;
  repeats = 0;
  private readonly lastAt = new Map<Kind, number>();
  private readonly counts = new Map<Kind, number>();
  readonly longestSilenceMs = new Map<Kind, number>();

  /** Notes that something was answered; the time between two such moments is what a player felt of an outage. */
  answered(kind: Kind): void {
    const now = performance.now();
    const silence = now - (this.lastAt.get(kind) ?? now);
    this.longestSilenceMs.set(kind, Math.max(this.longestSilenceMs.get(kind) ?? 0, silence));
    this.lastAt.set(kind, now);
    this.counts.set(kind, this.count(kind) + 1);
  }

  /** Measures silence again from now on. */
  beginAgain(kind: Kind): void {
    this.lastAt.set(kind, performance.now());
    this.longestSilenceMs.delete(kind);
  }

  count(kind: Kind): number {
    return this.counts.get(kind) ?? 0;
  }

  /** The status of each answer, of whatever call. */
  heard(_status: number, _path: string): void {}

  /** An answer that must not be: it ends the load. */
  broken(sentence: string): Error {
    return new Error(sentence);
  }
}
