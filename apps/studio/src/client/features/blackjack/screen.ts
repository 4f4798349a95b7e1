import {
  type BlackjackDefinition,
  type BlackjackOutcome,
  type BlackjackRules,
  blackjackGame,
  blackjackRules,
  isFirstTable,
} from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';

export const gameBy: GameScreen['gameBy'] = (definition) => blackjackGame(definition as BlackjackDefinition);

/** The rules that are played in this screen, and whether chips are put on boxes; at the first table there is one stake. */
export function tableIn({ data }: PlaySession): { rules: BlackjackRules; boxed: boolean; theme: FacedTheme } {
  const definition = data.definition as BlackjackDefinition;
  return { rules: blackjackRules(definition), boxed: !isFirstTable(definition), theme: data.theme as FacedTheme };
}

export const roundText: GameScreen['roundText'] = (outcome, { texts }) =>
  (outcome as BlackjackOutcome).hands
    .map(({ result }) => (result ? texts.blackjack.results[result] : texts.roundsSheet.open))
    .join(', ');

export const keys: GameScreen['keys'] = ({ blackjack }, session) => {
  const { rules, boxed } = tableIn(session);
  return [
    ...blackjack.keys,
    ...(rules.lateSurrender ? [blackjack.keysSurrender] : []),
    ...(boxed ? blackjack.keysBoxes : [blackjack.keysChips]),
    ...(session.pace.skip ? [blackjack.keysHurry] : []),
  ];
};
