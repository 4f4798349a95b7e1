import { type SubsetDefinition, type SubsetOutcome, subsetGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import { heldKeys } from '../../lib/round/held-play.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import { multipleText } from '../../lib/stake/multiple-text.ts';
import { stakeActions } from '../../lib/stake/stake-actions.ts';
import { type FaceName, wordsOf } from './texts.ts';

export const gameBy: GameScreen['gameBy'] = (definition) => subsetGame(definition as SubsetDefinition);

/** The game that is played in this screen. */
export function gameIn({ data }: PlaySession): { definition: SubsetDefinition; theme: FacedTheme<FaceName> } {
  return { definition: data.definition as SubsetDefinition, theme: data.theme as FacedTheme<FaceName> };
}

/** What came of the numbers: '3 of 5', or the pattern that they complete. */
export function resultText(session: PlaySession, { result, numbers }: SubsetOutcome): string {
  const words = wordsOf(session.texts);
  const { patterns } = gameIn(session).definition;
  if (!patterns) return words.hits(result, numbers.length);
  return result === 0 ? words.noPattern : words.patterns[patterns[result - 1]!.id];
}

export const roundText: GameScreen['roundText'] = (outcome, session) => {
  const played = outcome as SubsetOutcome;
  return `${resultText(session, played)} · ${multipleText(played.pays)}`;
};

export const keys: GameScreen['keys'] = (texts, session) => {
  const { definition, theme } = gameIn(session);
  const { press, hurry: hurryKey, clear, risk, move } = wordsOf(texts).keys;
  return [
    press,
    ...(session.pace.skip ? [hurryKey] : []),
    ...heldKeys(session),
    ...(theme.face === 'board' ? [clear, move] : []),
    ...(definition.modes.some((mode) => mode.risk) || theme.face === 'card' ? [risk[theme.face]] : []),
  ];
};

export const hurry: GameScreen['hurry'] = 'instant';

export const actions: GameScreen['actions'] = (session) => [...stakeActions(session), 'random'];
