import {
  baccaratTotal,
  type CompareDefinition,
  type CompareOutcome,
  type CompareSpot,
  compareGame,
  spreadOf,
} from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { GameRoom } from '../../lib/game-room.ts';
import { heldKeys } from '../../lib/held-play.ts';
import type { PlaySession } from '../../lib/play-session.ts';
import { type FaceName, wordsOf } from './texts.ts';

export const gameBy: GameRoom['gameBy'] = (definition) => compareGame(definition as CompareDefinition);

/** The game that is played in this room. */
export function gameIn({ data }: PlaySession): { definition: CompareDefinition; theme: FacedTheme<FaceName> } {
  return { definition: data.definition as CompareDefinition, theme: data.theme as FacedTheme<FaceName> };
}

/** The two decisions of a table that has them. */
export function choicesAt({ rules }: CompareDefinition): 'war' | 'red-dog' | undefined {
  return rules.type === 'war' || rules.type === 'red-dog' ? rules.type : undefined;
}

/** What a hit pays to one: '0.95 : 1'. */
export function oddsText({ pays }: Pick<CompareSpot, 'pays'>): string {
  return `${(pays - 100) / 100} : 1`;
}

/** How a round ended, in words. */
export function resultText({ hands, result, raised }: CompareOutcome, session: PlaySession): string {
  const words = wordsOf(session.texts);
  const { rules } = gameIn(session).definition;
  const told = words.results[result!]!;
  switch (rules.type) {
    case 'baccarat': {
      const [player, banker] = hands.map(baccaratTotal) as [number, number];
      return words.against(told, Math.max(player, banker), Math.min(player, banker));
    }
    case 'war':
      if (result === 'player') return words.youWin;
      return result === 'tie' && raised ? words.warTied : told;
    case 'andar-bahar':
      return words.withCards(told, hands[1]!.length + hands[2]!.length);
    case 'red-dog':
      if (result !== 'between' && result !== 'outside') return told;
      return words.ofSpread(told, spreadOf(hands[0]![0]!, hands[2]![0]!));
    case 'dragon-tiger':
      return told;
  }
}

export const roundText: GameRoom['roundText'] = (outcome, session) => {
  const compared = outcome as CompareOutcome;
  return compared.result ? resultText(compared, session) : session.texts.roundsSheet.open;
};

export const keys: GameRoom['keys'] = (texts, session) => {
  const { keys: named } = wordsOf(texts);
  const choice = choicesAt(gameIn(session).definition);
  return [
    named.deal,
    ...(choice ? [] : heldKeys(session)),
    named.spots,
    named.off,
    named.chips,
    named.again,
    ...(choice ? [named[choice]] : []),
  ];
};
