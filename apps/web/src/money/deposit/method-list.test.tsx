import { amountOf } from '@fairhouse/money';
import { TextsProvider } from '@fairhouse/ui/texts.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { commonText } from '../../lib/texts/index.ts';
import { type DepositMethod, groupsOf } from './deposit-method.ts';
import { MethodList } from './method-list.tsx';

const method = (code: DepositMethod['code'], name: string, discount = 0): DepositMethod => ({
  code,
  name,
  icon: `/art/methods/${code}.svg`,
  enabled: 1,
  visibility: 0,
  sortIndex: 10,
  discount,
  arrival: code === 'CASH' ? 'minutes' : 'atOnce',
});
const limits = { minimum: amountOf('USD', 1_000n), maximum: amountOf('USD', 500_000n) };
const drawn = (methods: DepositMethod[] | undefined, error?: string) =>
  renderToStaticMarkup(
    <TextsProvider value={commonText}>
      <MethodList methods={methods} limits={limits} error={error} onRetry={() => {}} onChoose={() => {}} />
    </TextsProvider>,
  );

it('shows the methods in the order of the server, with the tag of a discount', () => {
  const html = drawn([method('PAYP', 'PayPal Express'), method('CASH', 'Cash App', 5), method('ONLY_PAY', 'only pay')]);
  expect([...html.matchAll(/<span id="method-[A-Z_]+">([^<]+)</g)].map(([, name]) => name)).toEqual([
    'PayPal Express',
    'Cash App',
    'OnlyPay',
  ]);
  expect([...html.matchAll(/<small[^>]*>([^<]+)</g)].map(([, tag]) => tag)).toEqual(['5 % discount']);
  expect(html).toContain('src="/art/methods/PAYP.svg"');
});

it('says beside each how it is paid, when it is credited, what it costs and its limits', () => {
  const html = drawn([method('CASH', 'Cash App'), method('CRYPT', 'Crypto coins')]);
  expect(html).toContain('Scan a code with Cash App');
  expect(html).toContain('Within minutes · no fee · $10 to $5,000');
  expect(html).toContain('network fee only');
});

it('tells the three entries for a card apart', () => {
  const html = drawn([
    method('STRIPE', 'Card'),
    method('VISA_MASTERCARD', 'Visa / Mastercard'),
    method('VISA_MASTERCARD_1', 'Visa / Mastercard with confirmation'),
  ]);
  const how = ['On the card provider’s page', 'Enter your card here<', 'Confirm before you’re charged'];
  for (const words of how) expect(html).toContain(words);
});

it('says why there is nothing to choose, with a way to ask again', () => {
  expect(drawn(undefined, 'The server is busy. Please try again later.')).toMatch(/The server is busy\..*<button/s);
  expect(drawn([])).toContain('No payment method is available right now.');
});

it('groups the methods by kind, the one used last by itself in front', () => {
  const methods = [method('STRIPE', 'Card'), method('PAYP', 'PayPal'), method('CPAY', 'CPay'), method('PIX', 'PIX')];
  const names = (lastUsed?: string) =>
    groupsOf(methods, lastUsed).map(({ name, of }) => [name, of.map(({ code }) => code)]);
  expect(names()).toEqual([
    ['card', ['STRIPE', 'CPAY']],
    ['wallet', ['PAYP']],
    ['bank', ['PIX']],
  ]);
  expect(names('PAYP')[0]).toEqual(['last', ['PAYP']]);
  expect(names('PAYP').map(([name]) => name)).toEqual(['last', 'card', 'bank']);
});
