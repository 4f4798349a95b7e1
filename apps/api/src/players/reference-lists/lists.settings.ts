import type { SettingText } from '@fairhouse/contract/operator';
import type { Currency } from '@fairhouse/money';

/** Every currency is open; its rate is what the process was started with. */
export function firstCurrency(rates: Record<Currency, number>): (currency: Currency) => SettingText<'currency'> {
  return (currency) => ({ enabled: true, exchangeRate: rates[currency].toFixed(9).replace(/\.?0+$/, '') });
}
