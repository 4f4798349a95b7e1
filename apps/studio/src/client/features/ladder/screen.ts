import { type LadderDefinition, type LadderOutcome, ladderGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { stakeActions } from '../../lib/stake/stake-actions.ts';
import { wordsOf } from './texts.ts';

export const gameBy: GameScreen['gameBy'] = (definition) => ladderGame(definition as LadderDefinition);

export type LadderFace = 'mines' | 'towers' | 'coins' | 'hi-lo' | 'pump' | 'road';
type LadderTheme = FacedTheme<LadderFace>;

/** The game that is played in this screen. */
export function gameIn({ data }: PlaySession): { definition: LadderDefinition; theme: LadderTheme } {
  return { definition: data.definition as LadderDefinition, theme: data.theme as LadderTheme };
}

export const roundText: GameScreen['roundText'] = (outcome, { texts }) => {
  const { state, steps, pays } = outcome as LadderOutcome;
  if (state === 'open') return texts.roundsSheet.open;
  return state === 'taken' ? multipleText(pays) : wordsOf(texts).failedAt(steps + 1);
};

export const keys: GameScreen['keys'] = (texts, session) => wordsOf(texts).keys[gameIn(session).theme.face];

export const hurry: GameScreen['hurry'] = 'instant';

export const actions: GameScreen['actions'] = (session) => {
  const isOnTiles = ['field', 'rows'].includes(gameIn(session).definition.board.type);
  return [...stakeActions(session), ...(isOnTiles ? (['random'] as const) : []), 'take'];
};
