import type { SettingText } from '@fairhouse/contract/operator';

/** No group currency, and no costs: the operator enters its own. */
export function firstReporting(): SettingText<'reporting'> {
  return { groupCurrency: '', providerFeesPercent: '0', gamingTaxPercent: '0', paymentCostsPercent: '0' };
}

/** No rate: a currency without one is shown by itself. */
export function firstDailyRate(): SettingText<'dailyRate'> {
  return { day: '', perUsd: '' };
}
