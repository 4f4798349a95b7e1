import { climbOf, type ThresholdDefinition, thresholdGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import { heldKeys } from '../../lib/round/held-play.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { stakeActions } from '../../lib/stake/stake-actions.ts';
import type { Texts } from '../../lib/texts/index.ts';
import type { DecidedOutcome } from './decided.ts';
import { dialText } from './figures.ts';
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
  { number, winning }: Pick<DecidedOutcome, 'number' | 'winning'>,
): string {
  const { definition, theme } = gameIn(session);
  return theme.face === 'dice' ? dialText(definition, number, winning) : multipleText(climbOf(definition, number));
}

export const roundText: GameScreen['roundText'] = (outcome, session) => figureOf(session, outcome as DecidedOutcome);

export const keys: GameScreen['keys'] = (texts, session) => [...keysOf(texts, session), ...heldKeys(session)];

function keysOf(texts: Texts, session: PlaySession): readonly (readonly string[])[] {
  const { keys, skipKey, cashOutKey } = wordsOf(texts);
  const { face } = gameIn(session).theme;
  if (face !== 'crash') return keys[face];
  return [...keys.crash, cashOutKey, ...(session.pace.skip ? [skipKey] : [])];
}

export const hurry: GameScreen['hurry'] = 'instant';

export const actions: GameScreen['actions'] = stakeActions;
