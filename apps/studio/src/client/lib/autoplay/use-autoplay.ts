import { useEffect, useReducer, useRef } from 'preact/hooks';
import { isForGame } from '../../ui/stake/key-press.ts';
import { useLookedAway } from '../page/use-looked-away.ts';
import type { PlaySession } from '../round/play-session.ts';
import { rememberStake } from '../stake/remembered-stake.ts';
import { instantNow } from '../win/motion.ts';
import { type AutoplayPlan, autoplayAfter, isRunning } from './autoplay.ts';

/** Long enough to see what came, and to stop. */
const betweenMs = 600;
/** The keys of the page, which change no bet. */
const passing = new Set(['Tab', 'Shift', 'm', 'r', 'f', 'l']);

interface AutoplayPlace {
  /** A round may be started. */
  ready: boolean;
  covered: boolean;
  /** The stake in the dock. Minor units. */
  stake: number;
  /** With the stake of its round, where the game can change it. */
  play: (stake: number) => unknown;
  /** Where the stake may rise and fall: puts it back to the first one when autoplay is over. */
  setStake?: (stake: number) => void;
}

/**
 * Plays round after round where the jurisdiction allows it, until a limit is reached, a bet is refused, the player stops it by a
 * tap or a key, or nobody looks: the page is left or another window has the focus.
 */
export function useAutoplay(session: PlaySession, { ready, covered, stake, play, setStake }: AutoplayPlace) {
  const [auto, dispatch] = useReducer(autoplayAfter, { state: 'idle' });
  const running = isRunning(auto);
  const plan = running ? auto.plan : null;
  const latest = useRef({ play, setStake });
  latest.current = { play, setStake };
  /** What was put into the dock by autoplay itself. */
  const put = useRef(stake);
  const stop = () => dispatch({ type: 'stop' });

  useLookedAway(running, stop);
  useEffect(() => {
    if (!plan) return;
    const unheard = session.visit.onRound(({ stake: staked, win }) =>
      dispatch({ type: 'end', stake: BigInt(staked), win: BigInt(win) }),
    );
    const unwatch = session.state.watch(() => {
      const { refusal, ended } = session.state.get();
      if (refusal || ended) stop();
    });
    const unstop = stopsByHand(stop);
    return () => {
      unheard();
      unwatch();
      unstop();
      // Nobody is left with a stake that only autoplay made.
      if (!latest.current.setStake) return;
      latest.current.setStake(Number(plan.stake));
      rememberStake(session.opened, { stake: Number(plan.stake) });
    };
  }, [plan]);
  useEffect(() => {
    if (running && stake !== Number(auto.plan.stake) && stake !== put.current) stop();
  }, [stake]);
  useEffect(() => {
    if (auto.state === 'stopped' && auto.limit) session.say(session.texts.autoplay.stopped[auto.limit]);
  }, [auto]);
  useEffect(() => {
    if (auto.state !== 'due' || !ready || covered) return;
    const start = () => {
      put.current = Number(auto.stake);
      dispatch({ type: 'start' });
      void session.pace.automatically(() => latest.current.play(put.current));
      // Nothing was begun: something else has the session.
      if (!session.state.get().busy) stop();
    };
    if (instantNow()) return start();
    const timer = setTimeout(start, betweenMs);
    return () => clearTimeout(timer);
  }, [auto, ready, covered]);

  return {
    running,
    /** Null: endless. */
    left: running ? auto.left : 0,
    begin(next: AutoplayPlan) {
      session.state.set({ refusal: null });
      put.current = stake;
      dispatch({ type: 'begin', plan: next });
    },
    stop,
    stakeChanges: setStake !== undefined,
  };
}

export type AutoplayControl = ReturnType<typeof useAutoplay>;

/** Any key of the game, and a tap on anything that is bet with; the round button says itself that it stops. */
function stopsByHand(stop: () => void): () => void {
  let swallows = false;
  const fresh = () => {
    swallows = false;
  };
  const key = (event: KeyboardEvent) => {
    fresh();
    if (!isForGame(event) || passing.has(event.key.length === 1 ? event.key.toLowerCase() : event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    // The key is released after the stop: that is no press of the button.
    swallows = true;
    stop();
  };
  const tap = (event: PointerEvent) => {
    fresh();
    const at = event.target as Element;
    if (at.closest('main') && !at.closest('.round-button, dialog')) stop();
  };
  addEventListener('keydown', key, true);
  addEventListener('pointerdown', tap, true);
  const swallow = (event: MouseEvent) => {
    if (!swallows) return;
    fresh();
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, true);
  return () => {
    removeEventListener('keydown', key, true);
    removeEventListener('pointerdown', tap, true);
    // The click of a key comes with its release, after the end.
    setTimeout(() => removeEventListener('click', swallow, true), 1_000);
  };
}
