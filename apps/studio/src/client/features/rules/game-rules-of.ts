import type { RuleText } from '@fairhouse/game-math';
import type { Opened } from '../../lib/wire.ts';
import { gameRulesFil } from './game-rules-fil.ts';

/** The rules in the language of the page: as the server declares them in English, or in our Filipino words. */
export function gameRulesOf(game: Opened['game'], locale: string): { rules: RuleText[]; abandoned: string } {
  const translated = locale === 'fil' ? gameRulesFil[game.code] : undefined;
  return translated ?? { rules: game.rules, abandoned: game.abandoned };
}
