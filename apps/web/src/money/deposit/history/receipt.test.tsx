import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HowToPay } from './how-to-pay.tsx';
import { NextSteps } from './next-steps.tsx';
import { type ReceiptData, ReceiptFacts } from './receipt-facts.tsx';
import { standingWord } from './standing.tsx';

const paid: ReceiptData = {
  id: 12,
  createTime: '2026-11-20T10:00:00.000Z',
  method: 'CASH',
  methodName: 'Cash App',
  currency: 'USD',
  amount: 50,
  credited: 50,
  standing: 'credited',
  late: false,
  payable: false,
  providerReference: 'pi_123',
  pays: 47.5,
  discount: 2.5,
  payTime: '2026-11-20T10:02:00.000Z',
  creditTime: '2026-11-20T10:02:01.000Z',
  giveUpTime: null,
  expireTime: '2026-11-20T10:15:00.000Z',
  page: null,
  code: 'code-of-the-order',
  coins: [],
  arrivals: [],
};
const waiting: ReceiptData = {
  ...paid,
  standing: 'waiting',
  credited: 0,
  payTime: null,
  creditTime: null,
  code: null,
  payable: true,
  page: 'https://pay.example/12',
};

const wordsOf = (html: string) =>
  [...html.matchAll(/<(?:button|a)[^>]*>(.*?)<\/(?:button|a)>/g)].map(([, label]) => label!.replace(/<[^>]*>/g, ''));
const steps = (receipt: ReceiptData) => wordsOf(renderToStaticMarkup(<NextSteps receipt={receipt} />));
/** Terms with what stands beside them. */
const facts = (receipt: ReceiptData) =>
  Object.fromEntries(
    [
      ...renderToStaticMarkup(<ReceiptFacts receipt={receipt} />).matchAll(/<dt>(.*?)<\/dt><dd><span>(.*?)<\/span>/g),
    ].map(([, term, value]) => [term, value!.replace(/<[^>]*>/g, '')]),
  );

it('leads on from where a deposit stands', () => {
  expect(steps(paid)).toEqual(['Contact us']);
  expect(steps(waiting)).toEqual(['Continue to the payment', 'Contact us']);
  expect(steps({ ...waiting, code: 'x' })).toEqual(['Open the payment page', 'Contact us']);
  expect(steps({ ...waiting, payable: false, page: null })).toEqual(['Make a new deposit', 'Contact us']);
  for (const standing of ['failed', 'expired', 'canceled'] as const) {
    expect(steps({ ...waiting, standing, payable: false, page: null })).toEqual(['Try again', 'Contact us']);
  }
});

it('says what was asked, paid and credited, and under which names', () => {
  expect(facts(paid)).toMatchObject({
    Method: 'Cash App',
    Amount: '$50.00',
    Paid: '$47.50',
    Discount: '$2.50',
    Fee: 'None',
    'Added to your balance': '$50.00',
    Reference: '#12',
    'Provider reference': 'pi_123',
    Code: 'code-of-the-order',
  });
  expect(facts(paid)).not.toHaveProperty('Order expired');
  expect(facts({ ...waiting, standing: 'checked' })).not.toHaveProperty('Paid');
  expect(facts(waiting)).toMatchObject({ 'To pay': '$47.50', 'Added to your balance': '$0.00' });
  expect(facts({ ...waiting, standing: 'failed', giveUpTime: waiting.createTime })).toMatchObject({ Paid: '$0.00' });
});

it('names of coins the address and the transaction', () => {
  const coins: ReceiptData = {
    ...paid,
    method: 'CRYPT',
    code: null,
    coins: [{ coin: 'LTC', address: 'ltc1-address', coinNum: '0.5' }],
    arrivals: [{ coin: 'LTC', coinNum: '0.5', txId: 'tx-1', confirmations: 1, needed: 3, createTime: paid.createTime }],
  };
  expect(facts(coins)).toMatchObject({
    'LTC address': 'ltc1-address',
    '0.5 LTC received': 'tx-1 1 of 3 confirmations',
    Fee: 'Network fee only',
  });
});

it('shows again what to pay with, only while it can be paid', () => {
  const drawn = (receipt: ReceiptData) => renderToStaticMarkup(<HowToPay receipt={receipt} />);
  const expireTime = new Date(Date.now() + 600_000).toISOString();
  expect(drawn({ ...waiting, code: 'x', expireTime })).toContain('Pay exactly $47.50.');
  expect(drawn({ ...waiting, code: 'x', expireTime, payable: false })).toBe('');
  const coins = [{ coin: 'LTC', address: 'ltc1-address', coinNum: '0.5' }];
  expect(drawn({ ...waiting, method: 'CRYPT', page: null, coins, expireTime })).toContain('Send 0.5 LTC (Litecoin)');
  expect(drawn({ ...waiting, method: 'CRYPT', page: null, coins })).toContain('The price has expired.');
});

it('calls late what came late and is still there', () => {
  expect(standingWord({ standing: 'credited', late: true })).toBe('late');
  expect(standingWord({ standing: 'returned', late: true })).toBe('returned');
});
