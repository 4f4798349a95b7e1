import { cryptCoins, cryptoCoins } from '@fairhouse/contract';
import { expect, it } from 'vitest';
import { codeText, coinLooks } from './coins.ts';

it('knows every coin of both variants', () => {
  for (const coin of [...cryptoCoins, ...cryptCoins]) expect(coinLooks[coin].symbol).toMatch(/^[A-Z]{3,4}$/);
});

it('draws a code with the amount where wallets read one, else the address alone', () => {
  expect(codeText(coinLooks.ltc, 'ltc1qexample', '0.625')).toBe('litecoin:ltc1qexample?amount=0.625');
  expect(codeText(coinLooks.eth, '0xExample', '0.5')).toBe('0xExample');
});
