/** @jsxImportSource preact */
import { useState } from 'preact/hooks';
import { useStore } from '../lib/page/store.ts';
import type { SheetName } from '../lib/round/launch.ts';
import type { PlaySession } from '../lib/round/play-session.ts';
import { type Hurry, setQuick, wantsQuick } from '../lib/win/motion.ts';
import { Icon } from '../ui/page/icons.tsx';
import { useKeyPress } from '../ui/stake/key-press.ts';
import './top-bar.css';

/** The sheets and the sound. Time, net result and play for fun stand in the casino's bar around the frame, for every game alike. */
interface TopBarProps {
  session: PlaySession;
  hurry: Hurry;
  onSheet: (name: SheetName) => void;
}

export function TopBar({ session, hurry, onSheet }: TopBarProps) {
  const { muted } = useStore(session.state);
  const { texts } = session;
  // It has sound and speed of its own.
  const isPackage = session.opened.game.kind === 'open';
  return (
    <header class="top-bar">
      <nav class="top-bar__doors">
        {session.pace.quick && !session.opened.live && !isPackage && <HurrySwitch name={texts.hurry[hurry]} />}
        {!isPackage && (
          <>
            <button
              type="button"
              aria-label={muted ? texts.soundOn : texts.soundOff}
              onClick={() => session.mute(!muted)}
            >
              <Icon name={muted ? 'soundOff' : 'soundOn'} />
            </button>
            <button type="button" aria-label={texts.soundSheet.title} onClick={() => onSheet('sound')}>
              <Icon name="settings" />
            </button>
          </>
        )}
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

function HurrySwitch({ name }: { name: string }) {
  const [on, setOn] = useState(wantsQuick());
  const change = () => {
    setQuick(!on);
    setOn(!on);
  };
  useKeyPress((key) => {
    if (key.toLowerCase() === 'i') change();
  });
  return (
    <button type="button" aria-label={name} title={name} aria-pressed={on} onClick={change}>
      <Icon name="instant" />
    </button>
  );
}
