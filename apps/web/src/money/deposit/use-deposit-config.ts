import { fromWire } from '@fairhouse/money';
import { showAlert } from '@fairhouse/ui/layers/alerts.ts';
import { useEffect, useMemo } from 'react';
import { useCall } from '../../lib/query.ts';
import { type AmountLimits, readShortcuts } from '../../ui/amount-choice.tsx';

/** Limits and shortcut amounts; undefined until they are there. Without them there is nothing to fill in: `onFailed`. */
export function useDepositConfig(onFailed: () => void): AmountLimits | undefined {
  const { limits, error } = useDepositLimits();

  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each failure.
  useEffect(() => {
    if (!error) return;
    void showAlert({ message: error.message });
    onFailed();
  }, [error]);

  return limits;
}

/** The same where a failure is no matter: beside the methods. */
export function useDepositLimits() {
  const { data, error } = useCall('/sys/member/deposit/config', {});
  const limits = useMemo(
    () =>
      data && {
        minimum: fromWire(data.minimumAmount, data.currency)!,
        maximum: fromWire(data.maximumAmount, data.currency)!,
        shortcuts: readShortcuts(data.paymentAmounts, data.currency),
        takesOther: data.paymentAllowManualInput === 1,
      },
    [data],
  );
  return { limits, error };
}
