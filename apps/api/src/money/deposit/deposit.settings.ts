import type { DepositMethodCode } from '@fairhouse/contract';
import type { SettingText } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { type Currency, unitsOf } from '@fairhouse/money';
import { slashed } from '../../http/slashed.ts';
import { firstMethodSettings } from './method.store.ts';

/** 10 to 5,000 of the member's currency with the specified shortcuts (specification, section 9), until operators set more. */
export function firstDepositLimits(currency: Currency): SettingText<'deposit'> {
  const text = (units: bigint) => slashed([unitsOf(currency, units)]);
  const shortcuts = currency === 'BTC' ? [25n, 50n, 100n, 250n] : [25n, 30n, 50n, 100n, 200n, 500n, 1_000n, 2_000n];
  return { minimum: text(10n), maximum: text(5_000n), shortcuts: shortcuts.map(text), manualInput: true };
}

/** As the methods came into the casino; one without a row is hidden. */
export async function firstMethods(db: Database): Promise<(code: DepositMethodCode) => SettingText<'depositMethod'>> {
  const first = new Map((await firstMethodSettings(db)).map(({ code, ...setting }) => [code, setting]));
  return (code) =>
    first.get(code) ?? { enabled: false, visibility: 0, sortIndex: 0, discountPercent: 0, currencies: [] };
}
