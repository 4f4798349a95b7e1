import { claimBonus } from './claim-bonus.ts';
import { describeBonuses } from './describe-bonuses.ts';
import { giveUpBonus } from './give-up-bonus.ts';
import { listBonusBets } from './list-bonus-bets.ts';

/** The calls of the bonuses and their meter. */
export const bonusCalls = {
  [describeBonuses.path]: describeBonuses,
  [claimBonus.path]: claimBonus,
  [giveUpBonus.path]: giveUpBonus,
  [listBonusBets.path]: listBonusBets,
} as const;
