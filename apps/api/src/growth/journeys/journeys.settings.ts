import type { SettingText } from '@fairhouse/contract/operator';

/** A message every two days at most, and a bonus a month. */
export function firstJourneySetting(): SettingText<'journey'> {
  return { messagesMost: 3, messagesDays: 7, bonusDays: 30 };
}
