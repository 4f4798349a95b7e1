import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { DepositMethod } from './deposit-popup.tsx';
import { MethodList } from './method-list.tsx';

const method = (code: DepositMethod['code'], name: string, discount = 0): DepositMethod => ({
  code,
  name,
  icon: `/art/methods/${code}.svg`,
  enabled: 1,
  visibility: 0,
  sortIndex: 10,
  discount,
});
const drawn = (methods: DepositMethod[] | undefined, error?: string) =>
  renderToStaticMarkup(<MethodList methods={methods} error={error} onRetry={() => {}} onChoose={() => {}} />);

it('shows the methods in the order of the server, with the tag of a discount', () => {
  const html = drawn([method('PAYP', 'PayPal Express'), method('CASH', 'Cash App', 5), method('ONLY_PAY', 'only pay')]);
  expect([...html.matchAll(/<span id="method-[A-Z_]+">([^<]+)</g)].map(([, name]) => name)).toEqual([
    'PayPal Express',
    'Cash App',
    'OnlyPay',
  ]);
  expect([...html.matchAll(/id="discount-[A-Z_]+"[^>]*>([^<]+)</g)].map(([, tag]) => tag)).toEqual(['5 % discount']);
  expect(html).toContain('src="/art/methods/PAYP.svg"');
});

it('says why there is nothing to choose, with a way to ask again', () => {
  expect(drawn(undefined, 'Server is busy, please try later')).toMatch(/Server is busy, please try later.*<button/s);
  expect(drawn([])).toContain('There is no way to pay in just now.');
});
