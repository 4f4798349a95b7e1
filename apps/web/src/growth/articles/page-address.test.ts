import { expect, it } from 'vitest';
import { articleIdOf, readPageAddress } from './page-address.ts';

it.each([
  ['/article?id=6', { kind: 'article', id: 6 }],
  ['/#/article?id=6', { kind: 'article', id: 6 }],
  ['#/article?id=6', { kind: 'article', id: 6 }],
  ['/cashier/cashierInfo/withdrawalRules', { kind: 'path', path: '/cashier/cashierInfo/withdrawalRules' }],
  ['https://example.com/offers', { kind: 'outside', href: 'https://example.com/offers', host: 'example.com' }],
  ['//evil.example/x', { kind: 'none' }],
  ['javascript:alert(1)', { kind: 'none' }],
  ['http://example.com/', { kind: 'none' }],
  ['', { kind: 'none' }],
])('reads the configured address %s', (address, read) => {
  expect(readPageAddress(address)).toEqual(read);
});

it.each(['', '0', '-1', '1e3', 'x', '99999999999999999999'])('takes no article by the id "%s"', (id) => {
  expect(articleIdOf(new URLSearchParams({ id }))).toBeUndefined();
});
