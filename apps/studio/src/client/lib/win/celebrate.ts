import { felt } from './haptics.ts';
import { sound } from './sound.ts';
import { allowedTier, type WinTier } from './win-tier.ts';

const sounds = ['reelStop', 'win', 'winHigh', 'winTop'] as const;

/** What came of a round, heard, and felt where it is a win. */
export function celebrate(tier: WinTier): void {
  const shown = allowedTier(tier);
  sound(sounds[shown]);
  if (shown > 0) felt(shown);
}
