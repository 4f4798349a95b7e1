import { baccarat } from './baccarat.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { keno } from './keno.ts';
import { sicBo } from './sic-bo.ts';

/** The covers of what is announced, by its slug; a game draws its own in its folder. Each is a plate of 720 × 960. */
export const covers: Record<string, () => string> = {
  baccarat,
  'dragon-tiger': dragonTiger,
  'sic-bo': sicBo,
  keno,
};
