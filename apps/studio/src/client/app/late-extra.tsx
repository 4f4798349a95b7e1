/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GamePlace, GameScreen } from '../lib/page/game-screen.ts';

/** What another screen says on the sheet of rules; that screen is loaded when the sheet is opened. */
export function lateExtra(open: () => Promise<GameScreen>): ComponentType<GamePlace> {
  return function LateExtra(place: GamePlace) {
    const [screen, setScreen] = useState<GameScreen | null>(null);
    useEffect(() => {
      // The rules above it stand without; opened again, it is asked for again.
      open().then(setScreen, () => {});
    }, []);
    return screen && <screen.RulesExtra {...place} />;
  };
}
