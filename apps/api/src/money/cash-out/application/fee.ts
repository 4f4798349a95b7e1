import type { CashOutMethodCode } from '@fairhouse/contract';
import { type Amount, type Currency, zero } from '@fairhouse/money';

/** What the casino takes from a cash-out: nothing, by any method. Shown beside each, and stored with each cash-out. */
export function feeOf(_method: CashOutMethodCode, currency: Currency): Amount {
  return zero(currency);
}
