import { useEffect, useRef } from 'preact/hooks';
import type { PlaySession } from './play-session.ts';
import type { ReplayedRoom } from './replay.ts';

/** Hands the room to the replay that it was opened for; does nothing where somebody plays. */
export function useReplay({ replay }: PlaySession, room: ReplayedRoom): void {
  const latest = useRef(room);
  latest.current = room;
  useEffect(() => {
    // The verbs of the room as they are when they are called: each sees what the one before has changed.
    void replay?.run({
      start: () => latest.current.start(),
      act: (action) => latest.current.act?.(action) ?? Promise.resolve(),
    });
    return () => replay?.stop();
  }, [replay]);
}
