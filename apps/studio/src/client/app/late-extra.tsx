/** @jsxImportSource preact */
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { GamePlace, GameRoom } from '../lib/game-room.ts';

/** What another room says on the sheet of rules; that room is loaded when the sheet is opened. */
export function lateExtra(open: () => Promise<GameRoom>): ComponentType<GamePlace> {
  return function LateExtra(place: GamePlace) {
    const [room, setRoom] = useState<GameRoom | null>(null);
    useEffect(() => {
      // The rules above it stand without; opened again, it is asked for again.
      open().then(setRoom, () => {});
    }, []);
    return room && <room.RulesExtra {...place} />;
  };
}
