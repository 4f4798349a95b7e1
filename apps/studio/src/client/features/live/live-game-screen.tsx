/** @jsxImportSource preact */
import type { GamePlace, GameScreen } from '../../lib/page/game-screen.ts';
import { ChainSheet } from './chain-sheet.tsx';
import { LiveScreen } from './live-screen.tsx';
import type { TabledFace } from './tabled-face.ts';

/** The screen of the tables of one engine. What its rules sheet says beside the rules comes from the room of one player. */
export function liveGameScreen(face: TabledFace): Omit<GameScreen, 'RulesExtra'> {
  return {
    Game: (place: GamePlace) => <LiveScreen {...place} face={face} />,
    gameBy: face.gameBy,
    roundText: face.said,
    keys: (_, session) => face.keys(session),
    Fairness: ChainSheet,
  };
}
