import { useEffect, useState } from 'preact/hooks';
import type { PlaySession } from './play-session.ts';
import { useLookedAway } from './use-looked-away.ts';

/** When automatic play stops by itself. Minor units; null: not by this. */
export interface AutomaticLimits {
  rounds: number;
  /** Of all its rounds together. */
  lossOf: number;
  /** Of one round. */
  winAbove: number | null;
  balanceBelow: number | null;
}

/** Where a session stands between two rounds. */
export interface Standing {
  balance: number;
  staked: number;
  won: number;
}

export type StopReason = 'rounds' | 'loss' | 'win' | 'balance';

interface Run {
  limits: AutomaticLimits;
  left: number;
  start: Standing;
  /** Before the round that was played last. */
  before: Standing;
}

/** Why no further round is to be played; null when one is. */
export function whyStop({ limits, left, start, before }: Run, now: Standing): StopReason | null {
  if (left < limits.rounds) {
    if (now.staked - now.won - (start.staked - start.won) >= limits.lossOf) return 'loss';
    if (limits.winAbove !== null && now.won - before.won > limits.winAbove) return 'win';
  }
  if (limits.balanceBelow !== null && now.balance < limits.balanceBelow) return 'balance';
  return left === 0 ? 'rounds' : null;
}

/** Long enough to see what came, and to stop. */
const betweenMs = 600;

/**
 * Plays rounds by itself where the jurisdiction allows it, until a limit is reached, a bet is refused, the stake is
 * changed, the player stops it, or nobody looks: the page is left or another window has the focus.
 */
export function useAutomaticPlay(
  session: PlaySession,
  { ready, covered, stake, play }: { ready: boolean; covered: boolean; stake: number; play: () => unknown },
) {
  const [run, setRun] = useState<Run | null>(null);
  const running = run !== null;

  function stop(why?: StopReason) {
    setRun(null);
    if (why) session.say(session.texts.automatic.stopped[why]);
  }

  useLookedAway(running, () => stop());
  useEffect(() => stop(), [stake]);
  useEffect(() => {
    if (!run || !ready || covered) return;
    const timer = setTimeout(next, betweenMs);
    return () => clearTimeout(timer);
  }, [run, ready, covered]);

  function next() {
    const { refusal, ended, balance, staked, won } = session.state.get();
    if (!run || refusal || ended) return stop();
    const now = { balance, staked, won };
    const why = whyStop(run, now);
    if (why) return stop(why);
    setRun({ ...run, left: run.left - 1, before: now });
    void session.pace.automatically(play);
  }

  return {
    running,
    left: run?.left ?? 0,
    begin(limits: AutomaticLimits) {
      session.state.set({ refusal: null });
      const { balance, staked, won } = session.state.get();
      const start = { balance, staked, won };
      setRun({ limits, left: limits.rounds, start, before: start });
    },
    stop: () => stop(),
  };
}

export type AutomaticPlay = ReturnType<typeof useAutomaticPlay>;
