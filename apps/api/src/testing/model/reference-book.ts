import { type End, type Game, type Part, type Promotion, ReferenceBonus } from './reference-bonus.ts';

interface OpenBet {
  roundId: string;
  game: Game;
  stake: bigint;
  fromCash: bigint;
  /** How a bonus saw it; undefined for a bet made without one. */
  part: Part | undefined;
}

type Refusal = 'rewardAlreadyTaken' | 'bonusActive' | 'bonusCashOutPending' | 'bonusNeedsDeposit' | 'bonusNotOffered';

/** What the member's book should say, by the simplest rules there are. Minor units. */
export class ReferenceBook {
  cash = 0n;
  /** The bonus pocket: bets take it after the cash. */
  pocket = 0n;
  held = 0n;
  /** Bets that can still be answered or taken back, by their transaction id. */
  readonly openBets = new Map<string, OpenBet>();
  /** Cash-outs that nobody has decided yet. */
  readonly pending = new Map<number, bigint>();
  readonly deposits: bigint[] = [];
  bonus: ReferenceBonus | undefined;
  /** The bonus that ended last. */
  ended: { promotion: Promotion; status: End; forfeited: bigint } | undefined;
  private readonly had = new Set<Promotion>();
  private paidOut = 0n;

  deposit(amount: bigint): void {
    this.cash += amount;
    this.deposits.push(amount);
    if (this.bonus) this.bonus.own += amount;
  }

  /** False when there is not enough. */
  bet(id: string, { roundId, game }: Pick<OpenBet, 'roundId' | 'game'>, stake: bigint): boolean {
    if (stake > this.cash + this.pocket) return false;
    const fromCash = stake < this.cash ? stake : this.cash;
    this.cash -= fromCash;
    this.pocket -= stake - fromCash;
    this.openBets.set(id, { roundId, game, stake, fromCash, part: this.bonus?.bet(game, stake) });
    return true;
  }

  betsOf(roundId: string): OpenBet[] {
    return [...this.openBets.values()].filter((bet) => bet.roundId === roundId);
  }

  /** Closes the round. */
  win(roundId: string, amount: bigint): void {
    this.cash += amount;
    this.bonus?.win(
      amount,
      this.betsOf(roundId).flatMap(({ part }) => part ?? []),
    );
    for (const [id, bet] of this.openBets) if (bet.roundId === roundId) this.openBets.delete(id);
  }

  rollback(betId: string): void {
    const { stake, fromCash, part } = this.openBets.get(betId)!;
    this.cash += fromCash;
    this.pocket += stake - fromCash;
    if (part) this.bonus?.takeBack(part);
    else if (this.bonus) this.bonus.own += stake;
    this.openBets.delete(betId);
  }

  /** Whether a cash-out of so much can be had now. */
  covers(amount: bigint): boolean {
    return amount <= this.cash && this.bonus === undefined && this.deposits.length > 0;
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
    else this.paidOut += amount;
  }

  /** Everything that speaks against a claim; nothing: it is given. */
  refusalsOf(promotion: Promotion): Refusal[] {
    const refusals: Refusal[] = [];
    if (this.had.has(promotion)) refusals.push('rewardAlreadyTaken');
    if (this.bonus) refusals.push('bonusActive');
    if (this.held > 0n) refusals.push('bonusCashOutPending');
    if (promotion === 'firstDeposit') {
      if (this.deposits.length === 0) refusals.push('bonusNeedsDeposit');
      if (this.paidOut > 0n) refusals.push('bonusNotOffered');
    }
    return refusals;
  }

  claim(promotion: Promotion): ReferenceBonus {
    this.had.add(promotion);
    this.bonus = new ReferenceBonus(promotion, this.cash, this.deposits[0] ?? 0n);
    this.pocket = this.bonus.amount;
    return this.bonus;
  }

  /** Whether the bonus ends by itself now: no round is open any more. */
  isEndDue(): boolean {
    return this.bonus?.dueEnd() !== undefined && this.openBets.size === 0;
  }

  settle(): void {
    if (this.isEndDue()) this.end(this.bonus!.dueEnd()!);
  }

  /** What is locked goes; what is left is cash. */
  end(status: End): void {
    const { promotion, own, locked } = this.bonus!;
    if (this.cash + this.pocket !== own + locked) throw new Error('the model has lost count of its own heaps');
    this.cash = own;
    this.pocket = 0n;
    this.ended = { promotion, status, forfeited: locked };
    this.bonus = undefined;
  }
}
