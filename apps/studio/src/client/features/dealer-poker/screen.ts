import { type DealerPokerDefinition, type DealerPokerOutcome, dealerPokerGame } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameScreen } from '../../lib/page/game-screen.ts';
import type { PlaySession } from '../../lib/round/play-session.ts';
import type { Back } from '../../ui/cards/card-backs.ts';
import { handName } from './hand-name.ts';
import { type Face, wordsOf } from './texts.ts';

export const gameBy: GameScreen['gameBy'] = (definition) => dealerPokerGame(definition as DealerPokerDefinition);

/** The game that is played in this screen. */
export function gameIn({ data }: PlaySession): { definition: DealerPokerDefinition; theme: FacedTheme<Face> } {
  return { definition: data.definition as DealerPokerDefinition, theme: data.theme as FacedTheme<Face> };
}

/** The back of each table's cards. */
export const backs: Record<Face, Back> = {
  'three-card': 'rondel',
  'hold-em': 'arches',
  stud: 'compass',
  ride: 'chevrons',
};

export const roundText: GameScreen['roundText'] = (outcome, session) => {
  const { player, board, result } = outcome as DealerPokerOutcome;
  if (!result) return session.texts.roundsSheet.open;
  const { definition } = gameIn(session);
  const cards = [...player, ...board].filter((card) => card !== '??');
  return wordsOf(session.texts).shown(result, handName(cards, definition.hand, session.texts));
};

export const keys: GameScreen['keys'] = (texts, session) => {
  const words = wordsOf(texts);
  const { definition, theme } = gameIn(session);
  const { raise, otherwise } = words.actionNames[theme.face];
  return [
    [words.dealKey, words.deal],
    ['P', raise],
    ['F', otherwise],
    ...(definition.side ? [['S', words.sideKey]] : []),
    [words.stakeKeys, words.stakeKey],
  ];
};
