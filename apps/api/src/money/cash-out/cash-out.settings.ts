import type { CashOutMethodCode } from '@fairhouse/contract';
import type { SettingText } from '@fairhouse/contract/operator';
import type { Database } from '@fairhouse/database';
import { type Amount, type Currency, unitsOf } from '@fairhouse/money';
import { slashed } from '../../http/slashed.ts';
import { firstMethodSettings } from './method.store.ts';

/** The monthly cap is 15,000 EUR (user agreement); for the other currencies a round amount of the same order. */
const monthlyUnits: Record<Currency, bigint> = { EUR: 15_000n, USD: 16_000n, BRL: 90_000n, BTC: 15_000n };

/** 25 to 100,000 of the member's currency (specification, section 9), until operators set more. */
export function firstCashOutLimits(currency: Currency): SettingText<'cashOut'> {
  const text = (units: bigint) => slashed([unitsOf(currency, units)]);
  const shortcuts = currency === 'BTC' ? [25n, 50n, 100n, 500n] : [25n, 50n, 100n, 200n, 500n, 1_000n, 2_000n, 5_000n];
  return {
    minimum: text(25n),
    maximum: text(100_000n),
    shortcuts: shortcuts.map(text),
    manualInput: true,
    // A text of the specification speaks of multiples of 100, another does not: the rule is there and off.
    multipleOf: null,
    requiredDeposit: text(10n),
    monthlyMost: text(monthlyUnits[currency]),
  };
}

/** From here on two people approve, until the policy says otherwise. */
export function firstSecondApproval(currency: Currency): Amount {
  return unitsOf(currency, 2_000n);
}

/** As the methods came into the casino; one without a row is hidden. */
export async function firstMethods(db: Database): Promise<(code: CashOutMethodCode) => SettingText<'cashOutMethod'>> {
  const first = new Map((await firstMethodSettings(db)).map(({ code, ...setting }) => [code, setting]));
  return (code) => first.get(code) ?? { enabled: false, sortIndex: 0, currencies: [] };
}
