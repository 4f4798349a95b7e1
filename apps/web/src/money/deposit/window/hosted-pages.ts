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

/** Where the window begins. With an order it places that itself and continues to the provider; without, it is sent on. */
export function processingAddress(page: HostedPage, order?: { amount: string; requestKey: string }): string {
  const address = `/?window=payment#/payment/${page}/processing`;
  return order ? `${address}?${new URLSearchParams(order)}` : address;
}

/** To be called within a click. Null where the browser forbids it. */
export function openPaymentWindow(name: string, address: string): Window | null {
  return window.open(address, `fairhouse-${name}`, 'popup,width=480,height=760');
}
