import { felt } from './haptics.ts';
import { sound } from './sound.ts';
import type { WinTier } from './win-tier.ts';

const sounds = ['reelStop', 'win', 'winHigh', 'winTop'] as const;

/** What came of a round, heard, and felt where it is a win. */
export function celebrate(tier: WinTier): void {
  sound(sounds[tier]);
  if (tier > 0) felt(tier);
}
