import type { SettingText } from '@fairhouse/contract/operator';

/** A payer may dispute for a year and more. */
export function firstExchangeSetting(): SettingText<'exchange'> {
  return { keepDays: 400 };
}
