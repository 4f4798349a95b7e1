import { useEffect, useRef, useState } from 'preact/hooks';
import { isForGame } from '../../ui/stake/key-press.ts';
import type { PlaySession, PlaySessionState } from './play-session.ts';

/** A shorter press is one round. */
const holdMs = 400;
/** Long enough to see what came, and to let go. */
const betweenMs = 600;
/** A win of more stakes than these is there to be looked at. */
const stopsAboveStakes = 10;

/** Whether a held button plays a further round after one that was begun with `wonBefore`. Minor units. */
export function goesOn(
  { refusal, ended, won }: Pick<PlaySessionState, 'refusal' | 'ended' | 'won'>,
  wonBefore: number,
  stake: number,
): boolean {
  return !refusal && !ended && won - wonBefore <= stopsAboveStakes * stake;
}

interface Place {
  /** False while rounds are played by themselves: a press stops them. */
  may: boolean;
  ready: boolean;
  covered: boolean;
  stake: number;
  play: () => unknown;
}

/**
 * Round after round while the play button or the space bar is held, where the jurisdiction lets rounds be played by
 * themselves. It ends when that is let go, after a large win, when a bet is refused, when the stake is changed, and when
 * nobody looks.
 */
export function useHeldPlay(session: PlaySession, { may, ready, covered, stake, play }: Place) {
  const [held, setHeld] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const wonBefore = useRef(0);
  /** Letting go is no press of its own. */
  const swallows = useRef(false);
  const allowed = may && session.pace.automatic;

  function press() {
    if (!allowed || covered) return;
    session.state.set({ refusal: null });
    wonBefore.current = session.state.get().won;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      swallows.current = true;
      setHeld(true);
    }, holdMs);
  }

  function release() {
    clearTimeout(timer.current);
    setHeld(false);
  }

  const latest = useRef(press);
  latest.current = press;
  useEffect(() => {
    const fresh = () => {
      swallows.current = false;
    };
    const down = (event: KeyboardEvent) => {
      fresh();
      if (event.key !== ' ' || !isForGame(event)) return;
      const control = (event.target as Element).closest('button, a, [tabindex]');
      if (!control || control.matches('.round-button')) latest.current();
    };
    const up = (event: KeyboardEvent) => event.key === ' ' && release();
    const swallow = (event: MouseEvent) => {
      if (!swallows.current) return;
      fresh();
      event.stopPropagation();
      event.preventDefault();
    };
    const hide = () => document.hidden && release();
    addEventListener('keydown', down, true);
    addEventListener('pointerdown', fresh, true);
    addEventListener('click', swallow, true);
    addEventListener('keyup', up);
    addEventListener('pointerup', release);
    addEventListener('pointercancel', release);
    addEventListener('blur', release);
    document.addEventListener('visibilitychange', hide);
    return () => {
      release();
      removeEventListener('keydown', down, true);
      removeEventListener('pointerdown', fresh, true);
      removeEventListener('click', swallow, true);
      removeEventListener('keyup', up);
      removeEventListener('pointerup', release);
      removeEventListener('pointercancel', release);
      removeEventListener('blur', release);
      document.removeEventListener('visibilitychange', hide);
    };
  }, []);
  useEffect(release, [stake]);
  useEffect(() => {
    if (!held || !ready || covered) return;
    const next = setTimeout(() => {
      if (!goesOn(session.state.get(), wonBefore.current, stake)) return release();
      wonBefore.current = session.state.get().won;
      void session.pace.automatically(play);
    }, betweenMs);
    return () => clearTimeout(next);
  }, [held, ready, covered]);

  return { held, press };
}

export type HeldPlay = ReturnType<typeof useHeldPlay>;

/** What is to be said of it among the keys of a screen. */
export function heldKeys({ texts, pace }: PlaySession): readonly (readonly string[])[] {
  return pace.automatic ? [texts.autoplay.heldKey] : [];
}
