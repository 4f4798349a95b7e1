/** @jsxImportSource preact */
import type { GamePlace, GameRoom } from '../../lib/game-room.ts';
import { ChainSheet } from './chain-sheet.tsx';
import { LiveRoom } from './live-room.tsx';
import type { TabledFace } from './tabled-face.ts';

/** The room of the tables of one engine. What its rules sheet says beside the rules comes from the room of one player. */
export function liveGameRoom(face: TabledFace): Omit<GameRoom, 'RulesExtra'> {
  return {
    Game: (place: GamePlace) => <LiveRoom {...place} face={face} />,
    gameBy: face.gameBy,
    roundText: face.said,
    keys: (_, session) => face.keys(session),
    Fairness: ChainSheet,
  };
}
