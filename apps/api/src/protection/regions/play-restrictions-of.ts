import type { WalletJurisdiction } from '@fairhouse/contract/wallet';
import type { Jurisdiction } from '@fairhouse/jurisdictions';

/** What a game vendor is told of how a member may play. */
export function playRestrictionsOf({ code, rules }: Jurisdiction): WalletJurisdiction {
  return {
    code,
    slotLeastMs: rules['slots.leastSeconds'] * 1_000,
    tableLeastMs: rules['tables.leastSeconds'] * 1_000,
    automatic: rules['play.automatic'],
    quick: rules['play.quick'],
  };
}
