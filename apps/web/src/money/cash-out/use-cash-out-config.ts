import { type Amount, fromWire } from '@fairhouse/money';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { useEffect, useMemo } from 'react';
import { useCall } from '../../lib/query.ts';
import { type AmountLimits, readShortcuts } from '../../ui/amount-choice.tsx';

export interface CashOutConfig extends AmountLimits {
  multipleOf: Amount | undefined;
  largestDeposit: Amount;
  requiredDeposit: Amount;
  leftThisMonth: Amount;
  /** What can be applied for now; zero where that is nothing. */
  mostNow: Amount;
}

/** Limits and shortcut amounts; undefined until they are there. Without them there is nothing to fill in: `onFailed`. */
export function useCashOutConfig(onFailed: () => void): CashOutConfig | undefined {
  // The largest deposit changes by deposits made meanwhile, so nothing kept is good enough.
  const { data, error } = useCall('/sys/member/withdraw/config', {}, { staleTimeMs: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each failure.
  useEffect(() => {
    if (!error) return;
    void showAlert({ message: error.message });
    onFailed();
  }, [error]);

  return useMemo(() => {
    if (!data) return undefined;
    const of = (value: number) => fromWire(value, data.currency)!;
    return {
      minimum: of(data.minimumAmount),
      maximum: of(data.maximumAmount),
      multipleOf: data.multipleOf === null ? undefined : of(data.multipleOf),
      shortcuts: readShortcuts(data.withdrawAmounts, data.currency),
      takesOther: data.withdrawAllowManualInput === 1,
      largestDeposit: of(data.maxDepositAmount),
      requiredDeposit: of(data.requiredDepositAmount4Withdraw),
      leftThisMonth: of(data.leftThisMonthAmount),
      mostNow: of(data.mostNowAmount),
    };
  }, [data]);
}
