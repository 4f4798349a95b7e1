import { baccarat } from './baccarat.ts';
import { casinoHoldem } from './casino-holdem.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { keno } from './keno.ts';

/** The covers of what is announced, by its slug; a game draws its own in its folder. Each is a plate of 720 × 960. */
export const covers: Record<string, () => string> = {
  baccarat,
  'casino-holdem': casinoHoldem,
  'dragon-tiger': dragonTiger,
  keno,
};
