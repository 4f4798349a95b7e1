import { useRef, useState } from 'preact/hooks';
import type { PlaySession } from './play-session.ts';
import { useRest } from './use-rest.ts';
import type { Round } from './wire.ts';

/** How one step of a round is felt and shown. */
interface Step {
  /** What moves at once, before the answer. */
  begin?: () => void;
  /** Resolves when the picture stands where the round stands. `wentOn`: it went on while it was shown, and stands here now. */
  show: (round: Round, wentOn: (round: Round) => void) => Promise<void>;
  /** Says what came of it; of rounds that are shown at the same time, one after another as they were played. */
  finish?: (round: Round) => void;
  /** It was refused; the player has been told. */
  takeBack: () => void;
}

/**
 * The round of a screen that is opened by a bet and, in some games, gone on with by actions. One that was left and waits is
 * there from the beginning. Where several may be shown at the same time, the next is played while others are on their way on the
 * screen; each is a round of its own, and its result counts when it is seen.
 */
export function useRound(session: PlaySession, covered: boolean, { mostShown = 1 } = {}) {
  const { opened } = session;
  const [playing, setPlaying] = useState(false);
  const [open, setOpen] = useState(opened.openRound);
  /** Between the call and its answer, at once: the state is drawn later. */
  const calling = useRef(false);
  const [onTheWay, setOnTheWay] = useState(0);
  const shown = useRef({ count: 0, last: Promise.resolve() });
  const { rest, rested, restMs, restKey } = useRest(session.pace);

  /** The picture of a round that is over, beside those of others. */
  function showBeside(round: Round, { show, finish }: Step): void {
    const count = (by: number) => {
      shown.current.count += by;
      setOnTheWay(shown.current.count);
    };
    const before = shown.current.last;
    count(1);
    shown.current.last = show(round, () => {}).then(async () => {
      await before;
      finish?.(round);
      session.showResult(round);
      count(-1);
      if (!calling.current && shown.current.count === 0) session.state.set({ busy: false });
    });
  }

  async function run(call: 'start' | 'act', body: object, step: Step): Promise<void> {
    calling.current = true;
    session.state.set({ busy: true });
    setPlaying(true);
    step.begin?.();
    await follow(await session.play(call, body), step);
  }

  /** Shows the answer, and the round's end where it ended while it was shown. */
  async function follow(answered: Round | undefined, step: Step): Promise<void> {
    const { show, finish, takeBack } = step;
    let goesOn = answered ? answered.state === 'PLAYING' : open !== null;
    if (answered) {
      session.showStake(answered);
      setOpen(goesOn ? answered : null);
      if (mostShown > 1 && !goesOn) showBeside(answered, step);
      else {
        let round = answered;
        await show(answered, (later) => {
          round = later;
        });
        goesOn = round.state === 'PLAYING';
        if (round !== answered) setOpen(goesOn ? round : null);
        finish?.(round);
        if (!goesOn) session.showResult(round);
      }
    } else takeBack();
    calling.current = false;
    setPlaying(false);
    session.state.set({ busy: goesOn || shown.current.count > 0 });
  }

  return {
    /** The round that continues by an action; null when a bet may be made. */
    open,
    playing,
    /** Nothing is under way: a choice may be changed, or an action taken. */
    idle: !playing && onTheWay === 0,
    /** A bet may be made now. */
    ready: !playing && !open && rested && onTheWay < mostShown,
    /** Rounds whose pictures are on their way. */
    onTheWay,
    restMs,
    restKey,
    /** `actions`: decided before the start, and taken with it. */
    async start(bet: object, step: Step, actions?: readonly string[]): Promise<void> {
      if (calling.current || open || !rested || covered) return;
      if (shown.current.count >= mostShown || (session.state.get().busy && shown.current.count === 0)) return;
      rest();
      await run('start', { bet, ...(actions && { actions }) }, step);
    },
    /** Shows the round that was left, where it continues by itself. */
    async resume(step: Step): Promise<void> {
      if (calling.current || !open) return;
      calling.current = true;
      session.state.set({ busy: true });
      setPlaying(true);
      step.begin?.();
      await follow(open, step);
    },
    async takeAction(action: string, step: Step): Promise<void> {
      if (playing || !open || covered) return;
      await run('act', { roundId: open.roundId, step: open.step, action }, step);
    },
  };
}

export type ScreenRound = ReturnType<typeof useRound>;
