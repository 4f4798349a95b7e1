import { useRef } from 'preact/hooks';
import type { PlaySession } from '../../lib/round/play-session.ts';

/** Cases that one press opens, as far as they are open. */
export interface Together {
  isStarting: boolean;
  /** Begun, and of these the ones that stand open. */
  count: number;
  open: number;
  stake: number;
  win: number;
}

interface Parts {
  /** How many one press opens. */
  atOnce: number;
  isIdle: boolean;
  /** Plays one round. */
  play(): Promise<unknown>;
  /** Says what they came to, once all are open. */
  say(group: Together): void;
  /** None was begun after all. */
  sayNone(): void;
}

/** Several cases by one press: each is a round of its own, and what they came to together is said at the end. */
export function useTogether(session: PlaySession, { atOnce, isIdle, play, say, sayNone }: Parts) {
  const current = useRef<Together | null>(null);

  function sayOnceOpen(group: Together) {
    if (group.isStarting || group.open < group.count) return;
    current.current = null;
    if (group.count > 0) say(group);
    else sayNone();
  }

  return {
    /** A round begins; answers whether it is the first of its press. */
    begin(): boolean {
      const group = current.current;
      if (group) group.count += 1;
      return !group || group.count === 1;
    },
    /** A round was not taken; answers whether it belonged to several. */
    takeBack(): boolean {
      const group = current.current;
      if (group) group.count -= 1;
      return group !== null;
    },
    /** Whether others of the same press stand open. */
    hasOpen: (): boolean => (current.current?.open ?? 0) > 0,
    /** A round is open; answers whether it belonged to several, of which the result is said together. */
    finish({ stake, win }: { stake: number; win: number }): boolean {
      const group = current.current;
      if (!group) return false;
      group.open += 1;
      group.stake += stake;
      group.win += win;
      sayOnceOpen(group);
      return true;
    },
    async press(): Promise<void> {
      if (atOnce === 1) return void (await play());
      if (!isIdle || current.current) return;
      const group: Together = { isStarting: true, count: 0, open: 0, stake: 0, win: 0 };
      current.current = group;
      for (let nth = 0; nth < atOnce && (nth === 0 || !session.state.get().refusal); nth++)
        await (nth === 0 ? play() : session.pace.automatically(play));
      group.isStarting = false;
      sayOnceOpen(group);
    },
  };
}
