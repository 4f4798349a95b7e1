/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks';
import { useStore } from '../../lib/page/store.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { motionReduced, tween } from '../../lib/win/motion.ts';
import './pot-sign.css';

/** How long what was told is taken for what is there, while the page is looked at. */
const askEveryMs = 10_000;

/** What lies in the shared pot, as the casino last told it: with each round, and asked now and then. It never runs ahead of that. */
export function PotSign({ session }: { session: PlaySession }) {
  const { pot } = useStore(session.state);
  const shown = useArriving(pot);
  useEffect(() => {
    if (pot === null || session.replay) return;
    const timer = setInterval(() => void session.refreshPot(), askEveryMs);
    return () => clearInterval(timer);
  }, [session, pot === null]);
  if (shown === null) return null;
  return (
    <p class="pot-sign figures">
      <span class="pot-sign__name">{session.texts.pot.name}</span>{' '}
      <span class="pot-sign__amount">{session.money(shown)}</span>
    </p>
  );
}

/** From one amount that was reported to the next, when it is more; less is another pot, and stands there at once. */
function useArriving(reported: number | null): number | null {
  const [shown, setShown] = useState(reported);
  const run = useRef(0);
  useEffect(() => {
    const mine = ++run.current;
    if (reported === null || shown === null || reported <= shown || motionReduced()) return setShown(reported);
    const from = shown;
    void tween(700, (progress) => {
      if (mine === run.current) setShown(from + Math.floor((reported - from) * progress));
    });
  }, [shown]);
  return shown;
}
