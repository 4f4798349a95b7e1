import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { queries } from '../../lib/query.ts';
import { Canceled, DepositResult, LoginFirst, OutcomePanel } from './deposit-result.tsx';
import type { OrderOutcome } from './poll-order.ts';

const drawn = (outcome: Exclude<OrderOutcome, { is: 'stopped' }>) =>
  renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <OutcomePanel outcome={outcome} orderId={7} onDone={() => {}} onAgain={() => {}} />
    </QueryClientProvider>,
  );
const paid = { orderId: 7, status: 'true', amount: 50, currency: 'USD' } as const;

it.each([
  [{ is: 'paid', order: paid }, 'Deposit complete', 'Deposit no. 7: $50.00 has been added to your balance.', ['Done']],
  [{ is: 'failed' }, 'Deposit failed', 'Your payment didn’t go through.', ['Try again', 'Close']],
  [{ is: 'undecided' }, 'Not confirmed yet', 'The provider hasn’t confirmed your payment yet.', ['Close']],
  [{ is: 'canceled' }, 'Your deposit has been canceled', 'You canceled this payment.', ['Close']],
] as const)('says %o plainly, with a next step', (outcome, title, text, buttons) => {
  const html = drawn(outcome);
  expect(html).toContain(`<h2>${title}</h2>`);
  expect(html).toContain(text);
  expect(
    [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, label]) => label!.replace(/<[^>]*>/g, '')),
  ).toEqual(buttons);
});

it('names the method as soon as it is known, and the number where no sentence does', () => {
  queries.setQueryData(['/sys/member/deposit/receipt', { id: 7 }], { method: 'PIX', methodName: 'Pix of the server' });
  expect(drawn({ is: 'paid', order: paid })).toContain('Paid with PIX');
  expect(drawn({ is: 'failed' })).toContain('Deposit no. 7, PIX');
  expect(drawn({ is: 'undecided' })).toContain('Deposit no. 7, PIX');
  expect(drawn({ is: 'canceled' })).toContain('Deposit no. 7, PIX');
  queries.clear();
  expect(drawn({ is: 'failed' })).not.toContain('PIX');
});

it.each([
  ['paypal', undefined, 'PayPal'],
  ['onlypay', 7, 'Deposit no. 7, OnlyPay'],
  ['pix', 7, 'Deposit no. 7, PIX'],
  ['stripe', 7, 'Deposit no. 7'],
])('tells a visitor who comes back from the page of %s the number and the method', (page, orderId, line) => {
  const panels = [
    <Canceled key="canceled" orderId={orderId} page={page} onClose={() => {}} />,
    <LoginFirst key="login" orderId={orderId} page={page} onLogin={() => {}} />,
  ];
  for (const panel of panels) {
    const html = renderToStaticMarkup(<QueryClientProvider client={queries}>{panel}</QueryClientProvider>);
    expect(html).toContain(`>${line}</p>`);
  }
});

it.each([
  ['fail', 'Deposit failed'],
  ['cancel', 'Your deposit has been canceled'],
  ['wait', 'Processing…'],
  ['success', 'Processing…'],
] as const)('begins after a return with “%s” as “%s”', (status, title) => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <DepositResult orderId={7} status={status} onDone={() => {}} onAgain={() => {}} />
    </QueryClientProvider>,
  );
  expect(html).toContain(`<h2>${title}</h2>`);
});
