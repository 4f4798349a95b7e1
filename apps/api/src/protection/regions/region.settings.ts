import type { SettingText } from '@fairhouse/contract/operator';

/** None: the specification says what holds, until an operator has read a pack and puts it in force. */
export function firstJurisdictions(): SettingText<'jurisdictions'> {
  return { packs: [] };
}
