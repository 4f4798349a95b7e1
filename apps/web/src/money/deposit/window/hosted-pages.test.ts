import { expect, it } from 'vitest';
import { isHostedPage, processingAddress } from './hosted-pages.ts';

it.each(['cpay', 'pingpong', 'onlypay'] as const)(
  'the window of %s begins at its processing page, with the amount and the key of the intent and nothing about the payer',
  (page) => {
    const address = new URL(
      processingAddress(page, { amount: '50.00', requestKey: 'intent-0001' }),
      'https://casino.example',
    );
    expect(address.pathname + address.search).toBe('/?window=payment');
    expect(address.hash).toBe(`#/payment/${page}/processing?amount=50.00&requestKey=intent-0001`);
  },
);

it('knows no other page', () => {
  for (const name of ['stripe', 'pix', 'constructor', '']) expect(isHostedPage(name)).toBe(false);
});
