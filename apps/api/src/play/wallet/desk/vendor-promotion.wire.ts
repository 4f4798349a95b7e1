import type { VendorPromotion } from '@fairhouse/contract/operator';
import { amountOf, type Currency, decimalText } from '@fairhouse/money';
import type { PromotionBounds, VendorPromotion as Row } from '../vendor-promotion.store.ts';

/** Amounts exact, in major units. */
export function boundsText(currency: Currency, { mayGrant, winMost, daily }: PromotionBounds) {
  const text = (minor: bigint) => decimalText(amountOf(currency, minor));
  return { mayGrant, largestWin: text(winMost), daily: text(daily) };
}

/** Undefined: never set, and nothing is allowed. */
export function vendorPromotionWire(currency: Currency, row: Row | undefined): VendorPromotion {
  const { mayGrant = false, winMost = 0n, daily = 0n, spent = 0n } = row ?? {};
  return {
    currency,
    ...boundsText(currency, { mayGrant, winMost, daily }),
    spentToday: decimalText(amountOf(currency, spent)),
    setBy: row?.setBy ?? null,
    setTime: row?.setAt.toISOString() ?? null,
  };
}
