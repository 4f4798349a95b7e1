import type { CallOutput, WalletMethodCode } from '@fairhouse/contract';

export type WalletEntry = CallOutput<'/sys/deposit/wallet/entry'>;

const codes: readonly string[] = ['APPLE_PAY', 'GOOGLE_PAY'] satisfies WalletMethodCode[];

/** Whether a method is a wallet of the device, which not every browser has. */
export function isWalletCode(code: string): code is WalletMethodCode {
  return codes.includes(code);
}
