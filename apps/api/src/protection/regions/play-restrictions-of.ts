import type { SettingValue } from '@fairhouse/contract/operator';
import type { WalletJurisdiction } from '@fairhouse/contract/wallet';
import { type Jurisdiction, stricterOf } from '@fairhouse/jurisdictions';

/** What a game vendor is sent of how a player may play: of the rules of the place and the operator's setting, the stricter. */
export function playRestrictionsOf({ code, rules }: Jurisdiction, setting: SettingValue<'pace'>): WalletJurisdiction {
  return {
    code,
    slotLeastMs: Math.max(rules['slots.leastSeconds'] * 1_000, setting.slotLeastMs),
    tableLeastMs: Math.max(rules['tables.leastSeconds'] * 1_000, setting.tableLeastMs),
    automatic: stricterOf('play.automatic', rules['play.automatic'], setting.automatic),
    quick: stricterOf('play.quick', rules['play.quick'], setting.quick),
    skip: stricterOf('play.skip', rules['play.skip'], setting.skip),
    celebrations: stricterOf('play.celebrations', rules['play.celebrations'], setting.celebrations),
    bonusBuy: rules['slots.bonusBuy'] && setting.bonusBuy,
    doubleUp: rules['play.doubleUp'] && setting.doubleUp,
  };
}
