import type { WalletMethodCode } from '@fairhouse/contract';
import { useEffect, useState } from 'react';
import { useCall } from '../../../lib/query.ts';
import type { DepositMethod } from '../deposit-method.ts';
import { walletsOfDevice } from './device-wallets.ts';
import { isWalletCode } from './wallet-entry.ts';

/** The methods without the wallets that this device does not have, or of which that is not known yet. */
export function usePayableHere(methods: readonly DepositMethod[] | undefined): DepositMethod[] | undefined {
  const [here, setHere] = useState<readonly WalletMethodCode[]>([]);
  const offers = methods?.some(({ code }) => isWalletCode(code)) ?? false;
  const entry = useCall('/sys/deposit/wallet/entry', {}, { enabled: offers }).data;

  useEffect(() => {
    let left = false;
    if (entry) {
      void walletsOfDevice(entry).then((found) => {
        if (!left) setHere(found);
      });
    }
    return () => {
      left = true;
    };
  }, [entry]);

  return methods?.filter(({ code }) => !isWalletCode(code) || here.includes(code));
}
