import type { SettingText } from '@fairhouse/contract/operator';

/** None: the specification says what holds, until an operator has read a pack and puts it in force. */
export function firstJurisdictions(): SettingText<'jurisdictions'> {
  return { packs: [] };
}

/** No waiting of the casino's own: where a place asks for some, its pack has it. Slots have no automatic play. */
export function firstPace(): SettingText<'pace'> {
  return {
    slotLeastMs: 0,
    tableLeastMs: 0,
    automatic: 'tables',
    quick: 'all',
    skip: 'all',
    celebrations: 'full',
    bonusBuy: true,
    doubleUp: true,
  };
}
