/** @jsxImportSource preact */
import type { FairnessPlace, GamePlace, GameScreen } from '../../lib/page/game-screen.ts';
import { lateSheet } from '../../ui/late/late-part.tsx';
import { LiveScreen } from './live-screen.tsx';
import type { TabledFace } from './tabled-face.ts';

const ChainSheet = lateSheet<FairnessPlace>(
  ({ fairness }) => fairness,
  async () => (await import('./chain-sheet.tsx')).ChainSheet,
);

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
