/** The games that are played, with the percent of their bets that counts. */
export const games = { Nocturne: 100n, Blackjack: 10n } as const;
export type Game = keyof typeof games;

export type Promotion = 'signUp' | 'firstDeposit';
export type End = 'released' | 'lost' | 'givenUp' | 'expired';

/** A stake as it was taken: from the member's own money first. */
export interface Part {
  own: bigint;
  locked: bigint;
  counted: bigint;
}

const signUpBonus = 500n;
const mostOfFirstDeposit = 20_000n;
const times = 50n;
const mostCounted = 200n;
const mostFreeWinnings = 20_000n;
const idleDays = 7;
const daysToWager = 90;

/**
 * A bonus by the numbers of the specification (money flows, section 9) in plain arithmetic: no term, rule or table of the
 * casino stands behind it. Minor units, whole days.
 */
export class ReferenceBonus {
  readonly amount: bigint;
  readonly required: bigint;
  wagered = 0n;
  /** `own` stays the member's whatever happens; `locked` is the bonus with what it won. */
  own: bigint;
  locked: bigint;
  private state: 'wagering' | 'done' | 'late' = 'wagering';
  private freed = 0n;
  private daysIdle = 0;
  private daysOld = 0;

  constructor(
    readonly promotion: Promotion,
    cash: bigint,
    /** The first there was; of a free bonus it plays no part. */
    deposit: bigint,
  ) {
    const doubled = deposit < mostOfFirstDeposit ? deposit : mostOfFirstDeposit;
    this.amount = promotion === 'signUp' ? signUpBonus : doubled;
    this.required = times * (promotion === 'signUp' ? signUpBonus : doubled + deposit);
    this.own = cash;
    this.locked = this.amount;
  }

  bet(game: Game, stake: bigint): Part {
    const own = stake < this.own ? stake : this.own;
    const locked = stake - own;
    this.own -= own;
    this.locked -= locked;
    if (this.state !== 'wagering') return { own, locked, counted: 0n };
    this.daysIdle = 0;
    const basis = stake < mostCounted ? stake : mostCounted;
    const share = (basis * games[game]) / 100n;
    const missing = this.required - this.wagered;
    const counted = share < missing ? share : missing;
    this.wagered += counted;
    if (this.wagered === this.required) this.state = 'done';
    this.free();
    return { own, locked, counted };
  }

  /** What was won goes to both heaps as the round's stakes came from them; a broken cent is the member's own. */
  win(amount: bigint, parts: readonly Part[]): void {
    let [own, locked] = [0n, 0n];
    for (const part of parts) {
      own += part.own;
      locked += part.locked;
    }
    const toLocked = locked === 0n ? 0n : (amount * locked) / (own + locked);
    this.own += amount - toLocked;
    this.locked += toLocked;
    this.free();
  }

  takeBack(part: Part): void {
    this.own += part.own;
    this.locked += part.locked;
    if (this.state === 'wagering') this.wagered -= part.counted;
    this.free();
  }

  /** Days that go by, all or none of them without a bet. */
  pass(days: number, isIdle: boolean): void {
    this.daysOld += days;
    if (isIdle) this.daysIdle += days;
    const isTooOld = this.promotion === 'firstDeposit' && this.daysOld >= daysToWager;
    if (this.state === 'wagering' && (isTooOld || this.daysIdle >= idleDays)) this.state = 'late';
  }

  /** How it ends by itself, once no round is open; undefined while it continues. */
  dueEnd(): End | undefined {
    if (this.state === 'done') return 'released';
    if (this.state === 'late') return 'expired';
    return this.locked === 0n ? 'lost' : undefined;
  }

  private free(): void {
    if (this.state !== 'done') return;
    const room = this.promotion === 'signUp' ? mostFreeWinnings - this.freed : this.locked;
    const now = room < this.locked ? room : this.locked;
    this.freed += now;
    this.own += now;
    this.locked -= now;
  }
}
