import { type Rise, riseAt } from '@fairhouse/game-math';
import { useMemo, useRef } from 'preact/hooks';
import { Store } from '../../lib/page/store.ts';
import { outcomeOf } from '../../lib/round/outcome-of.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { clockOf } from '../../lib/round/server-clock.ts';
import type { Round } from '../../lib/round/wire.ts';
import type { DecidedOutcome } from './decided.ts';
import { isDecided } from './decided.ts';

/** A curve on its way in a round in which its player may cash out. */
export interface Ride {
  /** Where the curve stands now by the server's clock, in hundredths. */
  heightNow(): number;
  /** The round as it ended; null when no answer came. */
  ended: Promise<DecidedOutcome | null>;
}

interface Cashing {
  onAsk(): void;
  onRefused(): void;
}

const actCall = 'act' as const;

/** What the button says follows the curve in steps of this many milliseconds. */
export const heightEveryMs = 100;

/**
 * Rounds that run by the server's clock. The page asks for the end and is answered when it has come; a cash-out is decided by when it
 * reaches the server. What is answered first is how the round ended.
 */
export function useRide(session: PlaySession, rise: Rise | undefined) {
  const clock = useMemo(() => (rise ? clockOf(session) : undefined), [session, rise]);
  /** Where the curve stands on the screen; null while none rises. */
  const height = useMemo(() => new Store<{ hundredths: number | null }>({ hundredths: null }), []);
  const cashOut = useRef<(() => void) | null>(null);
  const pressed = useRef<number | null>(null);

  /** The round as it ended, once that is answered; undefined when its end was refused. */
  function askFor(open: Round, cashing: Cashing): { ended: Promise<Round | undefined>; heightNow: () => number } {
    const { roundId, step } = open;
    const sinceMs = Date.parse(open.waitsSince ?? open.openedAt);
    const heightNow = () => Math.floor(riseAt(rise!, clock!.now() - sinceMs));
    const send = (action: string) => session.play(actCall, { roundId, step, action });
    const isOver = (round: Round | undefined) => round !== undefined && round.state !== 'PLAYING';
    pressed.current = null;
    const ended = new Promise<Round | undefined>((resolve) => {
      cashOut.current = () => {
        cashOut.current = null;
        pressed.current = heightNow();
        cashing.onAsk();
        void send('out').then((round) => {
          if (isOver(round)) resolve(round);
          else cashing.onRefused();
        });
      };
      void send('end').then((round) => resolve(isOver(round) ? round : undefined));
    });
    void ended.then(() => {
      cashOut.current = null;
      height.set({ hundredths: null });
    });
    return { ended, heightNow };
  }

  return {
    height,
    /** How the round went on from here, and how it ended. */
    begin(open: Round, cashing: Cashing): { ride: Ride; ended: Promise<Round | undefined> } {
      const { ended, heightNow } = askFor(open, cashing);
      const decided = ended.then((round) => {
        const outcome = outcomeOf('threshold', round);
        return outcome && isDecided(outcome) ? outcome : null;
      });
      return { ride: { heightNow, ended: decided }, ended };
    },
    /** Does nothing where there is nothing to cash out, or it was asked for already. */
    cashOut: () => cashOut.current?.(),
    /** Where the curve stood on the screen when the cash-out was pressed; null when it was not. */
    pressedAt: () => pressed.current,
    /** Sets the clock; what a question takes there and back, in milliseconds. */
    async setClock(): Promise<number> {
      await clock?.set();
      return clock?.wayMs ?? 0;
    },
  };
}
