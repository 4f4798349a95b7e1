/** What the member's book should say, by the simplest rules there are. Minor units. */
export class ReferenceBook {
  cash = 0n;
  held = 0n;
  /** Bets that can still be answered or taken back, by their transaction id. */
  readonly openBets = new Map<string, { roundId: string; stake: bigint }>();
  /** Cash-outs that nobody has decided yet. */
  readonly pending = new Map<number, bigint>();
  /** The largest deposit, which a cash-out asks for. */
  largestDeposit = 0n;

  deposit(amount: bigint): void {
    this.cash += amount;
    if (amount > this.largestDeposit) this.largestDeposit = amount;
  }

  /** False when there is not enough. */
  bet(id: string, roundId: string, stake: bigint): boolean {
    if (stake > this.cash) return false;
    this.cash -= stake;
    this.openBets.set(id, { roundId, stake });
    return true;
  }

  win(betId: string, amount: bigint): void {
    this.openBets.delete(betId);
    this.cash += amount;
  }

  rollback(betId: string): void {
    this.cash += this.openBets.get(betId)!.stake;
    this.openBets.delete(betId);
  }

  apply(id: number, amount: bigint): void {
    this.cash -= amount;
    this.held += amount;
    this.pending.set(id, amount);
  }

  /** Back to the member, or out to the payee. */
  decide(id: number, end: 'back' | 'paid'): void {
    const amount = this.pending.get(id)!;
    this.pending.delete(id);
    this.held -= amount;
    if (end === 'back') this.cash += amount;
  }
}
