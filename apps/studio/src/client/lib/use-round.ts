import { useState } from 'preact/hooks';
import type { PlaySession } from './play-session.ts';
import { useRest } from './use-rest.ts';
import type { Round } from './wire.ts';

/** How one step of a round is felt and shown. */
interface Step {
  /** What moves at once, before the answer. */
  begin?: () => void;
  /** Resolves when the picture stands where the round stands. */
  show: (round: Round) => Promise<void>;
  /** It was refused; the player has been told. */
  takeBack: () => void;
}

/**
 * The round of a room that is opened by a bet and, in some games, gone on with by actions. One that was left and waits is
 * there from the beginning.
 */
export function useRound(session: PlaySession, covered: boolean) {
  const { opened } = session;
  const [playing, setPlaying] = useState(false);
  const [open, setOpen] = useState(opened.openRound);
  const { rest, rested, restMs, restKey } = useRest(session.pace);

  async function run(call: 'start' | 'act', body: object, { begin, show, takeBack }: Step): Promise<void> {
    session.state.set({ busy: true });
    setPlaying(true);
    begin?.();
    const round = await session.play(call, body);
    const goesOn = round ? round.state === 'PLAYING' : open !== null;
    if (round) {
      session.showStake(round);
      setOpen(goesOn ? round : null);
      await show(round);
      if (!goesOn) session.showResult(round);
    } else takeBack();
    setPlaying(false);
    session.state.set({ busy: goesOn });
  }

  return {
    /** The round that goes on by an action; null when a bet may be made. */
    open,
    playing,
    /** Nothing is under way: a choice may be changed, or an action taken. */
    resting: !playing,
    /** A bet may be made now. */
    ready: !playing && !open && rested,
    restMs,
    restKey,
    async start(bet: object, step: Step): Promise<void> {
      if (playing || open || !rested || covered || session.state.get().busy) return;
      rest();
      await run('start', { bet }, step);
    },
    async act(action: string, step: Step): Promise<void> {
      if (playing || !open || covered) return;
      await run('act', { roundId: open.roundId, step: open.step, action }, step);
    },
  };
}

export type RoomRound = ReturnType<typeof useRound>;
