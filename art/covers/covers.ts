import { baccarat } from './baccarat.ts';
import { blackjack } from './blackjack.ts';
import { casinoHoldem } from './casino-holdem.ts';
import { corsairGold } from './corsair-gold.ts';
import { crash } from './crash.ts';
import { dice } from './dice.ts';
import { dragonTiger } from './dragon-tiger.ts';
import { europeanRoulette } from './european-roulette.ts';
import { gemCascade } from './gem-cascade.ts';
import { jacksOrBetter } from './jacks-or-better.ts';
import { keno } from './keno.ts';
import { limbo } from './limbo.ts';
import { mines } from './mines.ts';
import { plinko } from './plinko.ts';
import { sicBo } from './sic-bo.ts';

/** Every cover but those of slots, which stand with their games, by its slug; each draws a plate of 720 × 960. */
export const covers: Record<string, () => string> = {
  'european-roulette': europeanRoulette,
  blackjack,
  baccarat,
  'casino-holdem': casinoHoldem,
  'jacks-or-better': jacksOrBetter,
  'dragon-tiger': dragonTiger,
  'sic-bo': sicBo,
  keno,
  plinko,
  mines,
  'gem-cascade': gemCascade,
  'corsair-gold': corsairGold,
  crash,
  limbo,
  dice,
};
