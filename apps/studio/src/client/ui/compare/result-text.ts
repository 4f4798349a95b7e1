import { baccaratTotal, type CompareRules, type CompareSpot, spreadOf } from '@fairhouse/game-math';
import type { CardsCame } from './card-table.ts';
import type { CompareWords } from './texts.ts';

/** What a hit pays to one: '0.95 : 1'. */
export function oddsText({ pays }: Pick<CompareSpot, 'pays'>): string {
  return `${(pays - 100) / 100} : 1`;
}

/** How a round ended, in words. */
export function resultText({ hands, result, raised }: CardsCame, rules: CompareRules, words: CompareWords): string {
  const shown = words.results[result!]!;
  switch (rules.type) {
    case 'baccarat': {
      const [player, banker] = hands.map(baccaratTotal) as [number, number];
      return words.against(shown, Math.max(player, banker), Math.min(player, banker));
    }
    case 'war':
      if (result === 'player') return words.youWin;
      return result === 'tie' && raised ? words.warTied : shown;
    case 'andar-bahar':
      return words.withCards(shown, hands[1]!.length + hands[2]!.length);
    case 'red-dog':
      if (result !== 'between' && result !== 'outside') return shown;
      return words.ofSpread(shown, spreadOf(hands[0]![0]!, hands[2]![0]!));
    case 'dragon-tiger':
      return shown;
  }
}
