/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { signed } from '../lib/money.ts';
import type { PlaySession } from '../lib/play-session.ts';
import { clockText } from '../lib/session-time.ts';
import { useStore } from '../lib/store.ts';
import { Icon } from '../ui/icons.tsx';
import './top-bar.css';

export type SheetName = 'rules' | 'fairness' | 'rounds';

/** Time and net position of the session at all times (RTS 13C and 2E), and the doors to the sheets. */
export function TopBar({ session, onSheet }: { session: PlaySession; onSheet: (name: SheetName) => void }) {
  const { won, staked, muted } = useStore(session.state);
  const { texts, money, opened } = session;
  return (
    <header class="top-bar">
      <div class="top-bar__session figures">
        <dl class="top-bar__figures">
          <div title={texts.timeLong}>
            <dt>{texts.time}</dt>
            <dd>
              <Clock session={session} />
            </dd>
          </div>
          <div title={texts.netLong}>
            <dt>{texts.net}</dt>
            <dd>{signed(money, won - staked)}</dd>
          </div>
        </dl>
        {opened.fun && <p class="top-bar__fun">{texts.fun}</p>}
      </div>
      <nav class="top-bar__doors">
        <button type="button" aria-label={muted ? texts.soundOn : texts.soundOff} onClick={() => session.mute(!muted)}>
          <Icon name={muted ? 'soundOff' : 'soundOn'} />
        </button>
        <button type="button" aria-label={texts.rounds} onClick={() => onSheet('rounds')}>
          <Icon name="rounds" />
        </button>
        <button type="button" aria-label={texts.fairness} onClick={() => onSheet('fairness')}>
          <Icon name="fairness" />
        </button>
        <button type="button" aria-label={texts.rules} onClick={() => onSheet('rules')}>
          <Icon name="rules" />
        </button>
      </nav>
    </header>
  );
}

function Clock({ session }: { session: PlaySession }) {
  const [elapsedMs, setElapsedMs] = useState(session.elapsedMs);
  useEffect(() => {
    const timer = setInterval(() => setElapsedMs(session.elapsedMs), 1_000);
    return () => clearInterval(timer);
  }, [session]);
  return <time>{clockText(elapsedMs)}</time>;
}
