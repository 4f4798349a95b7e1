import { expect, it } from 'vitest';
import { listed, providersText, readProviders } from './payments-view.ts';

it('reads an ordered list of providers, and shares', () => {
  expect(readProviders('onlypay, quay')).toEqual([
    { provider: 'onlypay', share: 0 },
    { provider: 'quay', share: 0 },
  ]);
  expect(readProviders('OnlyPay 70 %; quay: 30')).toEqual([
    { provider: 'onlypay', share: 70 },
    { provider: 'quay', share: 30 },
  ]);
  expect(providersText(readProviders('onlypay 70, quay 30')!)).toBe('onlypay 70, quay 30');
});

it('rejects what is no list of providers', () => {
  expect(readProviders('onlypay quay')).toBeUndefined();
  expect(readProviders('onlypay, ')).toBeUndefined();
});

it('reads codes in any case and with any separator', () => {
  expect(listed('ph, br;us')).toEqual(['PH', 'BR', 'US']);
  expect(listed(' ')).toEqual([]);
});
