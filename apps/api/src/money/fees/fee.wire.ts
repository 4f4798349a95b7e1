import type { FeeRule } from '@fairhouse/contract/operator';
import { amountOf, decimalText } from '@fairhouse/money';
import type { FeeRuleRow } from './fee.store.ts';

export function feeWire({ id, fixed, thousandths, least, most, at, currency, ...row }: FeeRuleRow): FeeRule {
  const text = (minor: bigint) => decimalText(amountOf(currency, minor));
  return {
    ...row,
    id: Number(id),
    currency,
    fixed: text(fixed),
    percent: percentText(BigInt(thousandths)),
    least: text(least),
    most: most === null ? null : text(most),
    time: at.toISOString(),
  };
}

/** '2.9' of 2900 thousandths. */
export function percentText(thousandths: bigint): string {
  const fraction = String(thousandths % 1_000n)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${thousandths / 1_000n}${fraction ? `.${fraction}` : ''}`;
}

/** 2900 thousandths of '2.9'. */
export function thousandthsOf(percent: string): number {
  const [whole = '0', fraction = ''] = percent.split('.');
  return Number(whole + fraction.padEnd(3, '0'));
}
