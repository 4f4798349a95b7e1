import type { WalletJurisdiction } from '@fairhouse/contract/wallet';
import type { PlayRestrictions } from '@fairhouse/rgs';

/** How a player may play, as the casino states it with a session or in the address of a game for fun. */
export function restrictionsOf({ slotLeastMs, tableLeastMs, ...rules }: WalletJurisdiction): PlayRestrictions {
  const { automatic, quick, skip, celebrations, bonusBuy, doubleUp } = rules;
  return {
    leastRoundMs: { slot: slotLeastMs, table: tableLeastMs },
    automatic,
    quick,
    skip,
    celebrations,
    bonusBuy,
    doubleUp,
  };
}
