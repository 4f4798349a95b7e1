import { afterEach, expect, it, vi } from 'vitest';
import { purchaseEvent, reportPurchase } from './report-purchase.ts';

afterEach(() => vi.unstubAllGlobals());

it('tells the page of a deposit: the amount and the currency, and nothing about the payer', () => {
  const page = new EventTarget();
  vi.stubGlobal('dispatchEvent', (event: Event) => page.dispatchEvent(event));
  const heard: unknown[] = [];
  page.addEventListener(purchaseEvent, (event) => heard.push((event as CustomEvent).detail));
  reportPurchase({ orderId: 7, status: 'true', amount: 50, currency: 'USD' });
  expect(heard).toEqual([{ orderId: 7, amount: 50, currency: 'USD' }]);
});
