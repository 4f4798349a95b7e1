import type { CompareDefinition, CompareOutcome } from '@fairhouse/game-math';
import type { FacedTheme } from '@fairhouse/games';
import type { CardSeen } from './story.ts';
import type { CompareWords, FaceName } from './texts.ts';

/** What of an outcome everybody at a table sees alike. */
export type CardsCame = Pick<CompareOutcome, 'hands' | 'result' | 'raised'>;

/** What is drawn of a table on which hands are compared. */
export interface CardTable {
  definition: CompareDefinition;
  theme: FacedTheme<FaceName>;
  words: CompareWords;
  /** The cards that lie in each place, as far as the round has been shown. */
  table: readonly (readonly CardSeen[])[];
  shown: {
    /** Tells the cards of one round from those of another. */
    round: number;
    /** Cards that lay there when the page was opened are not dealt again. */
    still: boolean;
  };
  /** How the round ended, once that is shown. */
  result: { outcome: Pick<CompareOutcome, 'result' | 'bets'> } | null;
}
