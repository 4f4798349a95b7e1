import type { Opened } from './wire.ts';

type Rules = Pick<Opened, 'minRoundMs' | 'automatic' | 'quick' | 'skip' | 'celebrations' | 'bonusBuy' | 'doubleUp'>;

/** How fast this session may be played, and what it may do: as the server said when it opened. The page has no rule of its own. */
export class SessionPace {
  /** From the start of one round to the start of the next; 0: as soon as the answer is there. */
  readonly leastMs: number;
  /** Whether there is automatic play, which holding the play button is as well. */
  readonly automatic: boolean;
  /** Whether there is a quick mode. */
  readonly quick: boolean;
  /** Whether an animation may be ended before the result is shown. What celebrates a shown result may always be ended. */
  readonly skip: boolean;
  readonly celebrations: Rules['celebrations'];
  readonly bonusBuy: boolean;
  /** Whether a win may be put at risk again before it is paid. */
  readonly doubleUp: boolean;
  private mayStartMs = 0;
  private startsAutomatically = false;

  constructor(
    { minRoundMs, automatic, quick, skip, celebrations, bonusBuy, doubleUp }: Rules,
    private readonly nowMs: () => number = () => performance.now(),
  ) {
    this.leastMs = minRoundMs;
    this.automatic = automatic;
    this.quick = quick;
    this.skip = skip;
    this.celebrations = celebrations;
    this.bonusBuy = bonusBuy;
    this.doubleUp = doubleUp;
  }

  /** A round is sent, or its answer is there: the server counts from a moment between the two. */
  counted(): void {
    this.mayStartMs = this.nowMs() + this.leastMs;
  }

  /** How long until the server takes another round. */
  get waitMs(): number {
    return Math.max(0, this.mayStartMs - this.nowMs());
  }

  /** Starts a round by automatic play: it is named in the call, and the server refuses it where that is not allowed. */
  async automatically(start: () => unknown): Promise<void> {
    this.startsAutomatically = true;
    try {
      await start();
    } finally {
      this.startsAutomatically = false;
    }
  }

  /** What goes with the start of a round. */
  get startedBy(): { automatic?: true } {
    return this.startsAutomatically ? { automatic: true } : {};
  }
}
