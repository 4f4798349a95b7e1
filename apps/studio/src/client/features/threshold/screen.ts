import { type ThresholdDefinition, type ThresholdOutcome, thresholdGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import { heldKeys } from '../../lib/round/held-play.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { stakeActions } from '../../lib/stake/stake-actions.ts';
import { climbOf, dialText } from './figures.ts';
import { wordsOf } from './texts.ts';

export const gameBy: GameScreen['gameBy'] = (definition) => thresholdGame(definition as ThresholdDefinition);

type ThresholdTheme = FacedTheme<'dice' | 'limbo' | 'crash'>;

/** The game that is played in this screen. */
export function gameIn({ data }: PlaySession): { definition: ThresholdDefinition; theme: ThresholdTheme } {
  return { definition: data.definition as ThresholdDefinition, theme: data.theme as ThresholdTheme };
}

/** A drawn number as the face of the game shows it. */
export function figureOf(
  session: PlaySession,
  { number, winning }: Pick<ThresholdOutcome, 'number' | 'winning'>,
): string {
  const { definition, theme } = gameIn(session);
  return theme.face === 'dice' ? dialText(definition, number, winning) : multipleText(climbOf(definition, number));
}

export const roundText: GameScreen['roundText'] = (outcome, session) => figureOf(session, outcome as ThresholdOutcome);

export const keys: GameScreen['keys'] = (texts, session) => [
  ...wordsOf(texts).keys[gameIn(session).theme.face],
  ...heldKeys(session),
];

export const hurry: GameScreen['hurry'] = 'instant';

export const actions: GameScreen['actions'] = stakeActions;
