import { type WeightedDefinition, type WeightedOutcome, weightedGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import { heldKeys } from '../../lib/round/held-play.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { stakeActions } from '../../lib/stake/stake-actions.ts';
import { stopsText } from '../../ui/wheels/fields.ts';
import { type FaceName, wordsOf } from './texts.ts';

export const gameBy: GameScreen['gameBy'] = (definition) => weightedGame(definition as WeightedDefinition);

type WeightedTheme = FacedTheme<FaceName>;

/** The game that is played in this screen. */
export function gameIn({ data }: PlaySession): { definition: WeightedDefinition; theme: WeightedTheme } {
  return { definition: data.definition as WeightedDefinition, theme: data.theme as WeightedTheme };
}

/** What was drawn, as short as the face of the game says it. */
export function figureOf(session: PlaySession, { number, pays }: WeightedOutcome): string {
  const { definition, theme } = gameIn(session);
  return theme.face === 'money' ? stopsText(definition, number) : multipleText(pays);
}

export const roundText: GameScreen['roundText'] = (outcome, session) => figureOf(session, outcome as WeightedOutcome);

export const keys: GameScreen['keys'] = (texts, session) => {
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const { press, choose, risk, atOnce } = words.keys;
  return [
    [press, words.press[theme.face]],
    ...heldKeys(session),
    ...(definition.modes.length > 1 && theme.face !== 'cases' ? [[choose, words.choose[theme.face]]] : []),
    ...(definition.modes.some((mode) => mode.risk) ? [risk] : []),
    ...(theme.face === 'cases' && session.pace.automatic && session.pace.leastMs === 0 ? [atOnce] : []),
  ];
};

export const hurry: GameScreen['hurry'] = 'instant';

export const actions: GameScreen['actions'] = stakeActions;
