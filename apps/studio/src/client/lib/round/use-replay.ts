import { useEffect, useRef } from 'preact/hooks';
import type { PlaySession } from './play-session.ts';
import type { ReplayedScreen } from './replay.ts';

/** Hands the screen to the replay that it was opened for; does nothing where somebody plays. */
export function useReplay({ replay }: PlaySession, screen: ReplayedScreen): void {
  const latest = useRef(screen);
  latest.current = screen;
  useEffect(() => {
    // The actions of the screen as they are when they are called: each sees what the one before has changed.
    void replay?.run({
      start: () => latest.current.start(),
      takeAction: (action) => latest.current.takeAction?.(action) ?? Promise.resolve(),
    });
    return () => replay?.stop();
  }, [replay]);
}
