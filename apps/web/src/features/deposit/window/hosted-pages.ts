import type { CallPath } from '@fairhouse/contract';

/** The methods whose payment page opens in a window of its own, by the name in their `/payment/…` addresses. */
export const hostedPages = {
  onlypay: { code: 'ONLY_PAY', order: '/sys/deposit/onlyPay/deposit' },
  cpay: { code: 'CPAY', order: '/sys/deposit/cpay/depositOrder' },
  pingpong: { code: 'PINGPONG', order: '/sys/deposit/pingpong/depositOrder' },
} as const satisfies Record<string, { code: string; order: CallPath }>;
export type HostedPage = keyof typeof hostedPages;

export function isHostedPage(name: string): name is HostedPage {
  return Object.hasOwn(hostedPages, name);
}

/** Where the window begins: it places the order itself and goes on to the provider. */
export function processingAddress(page: HostedPage, amount: string, requestKey: string): string {
  return `/?window=payment#/payment/${page}/processing?${new URLSearchParams({ amount, requestKey })}`;
}
