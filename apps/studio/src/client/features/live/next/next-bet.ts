import { Store } from '../../../lib/page/store.ts';
import type { LiveRound, RefusalCode } from '../../../lib/round/wire.ts';
import type { LiveState } from '../live-table.ts';

/** Why a bet for the next round was let go before it was placed. */
export type LetGo = 'rests' | 'away' | 'left' | 'missed' | 'refused';

/** What the page sees of its table. */
export interface Seen {
  round: Pick<LiveRound, 'number' | 'state'> | null;
  line: LiveState['line'];
  /** What was refused last, and is shown. */
  refused: RefusalCode | null;
}

/** Refusals that are about a round that is over, or a bet in it: the next round has nothing to do with them. */
const ofTheRoundBefore: readonly RefusalCode[] = ['BETS_CLOSED', 'TOO_LATE', 'ROUND_VOID', 'ROUND_PENDING'];

/** What is to be done with a bet that waits since round `after`. */
export function whatNow(after: number, { round, line, refused }: Seen): 'wait' | 'place' | LetGo {
  if (line !== 'open') return 'away';
  if (refused !== null && !ofTheRoundBefore.includes(refused)) return 'refused';
  if (round === null) return 'rests';
  if (round.number === after) return 'wait';
  return round.number === after + 1 && round.state === 'OPEN' ? 'place' : 'missed';
}

interface Ends {
  place(): void;
  letGo(why: LetGo): void;
}

/**
 * A bet that the player has asked for while the table took none. It is placed by the ordinary call when the next round opens, once and
 * not again: each round is asked for by a tap of its own. It is this page's alone, and whatever comes between lets it go.
 */
export class NextBet {
  /** Since which round it waits; null when there is none. */
  readonly state = new Store<{ after: number | null }>({ after: null });

  constructor(private readonly ends: Ends) {}

  wait(round: number): void {
    this.state.set({ after: round });
  }

  takeBack(): void {
    this.state.set({ after: null });
  }

  see(seen: Seen): void {
    const { after } = this.state.get();
    if (after === null) return;
    const now = whatNow(after, seen);
    if (now === 'place') this.end(() => this.ends.place());
    else if (now !== 'wait') this.end(() => this.ends.letGo(now));
  }

  /** Nobody looks: the page is left, or something else has the keyboard. */
  leave(): void {
    if (this.state.get().after !== null) this.end(() => this.ends.letGo('left'));
  }

  /** It waits no more before anything else is done, so that nothing is done twice. */
  private end(run: () => void): void {
    this.state.set({ after: null });
    run();
  }
}
