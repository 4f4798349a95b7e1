import { expect, it } from 'vitest';
import { en } from './en.ts';

/** The specification’s own words, or better ones that say the same (docs/specification.md, “Departures”). */
it('says what the specification has each screen say', () => {
  expect(en).toMatchObject({
    success: 'Deposit complete',
    failed: 'Deposit failed',
    canceled: 'Your deposit has been canceled',
    processing: 'Processing…',
    transferMade: 'I’ve sent the payment',
    cashFound: 'Payment received',
  });
  expect(en.failedText).toContain('didn’t go through');
  expect(en.canceledText).toContain('You canceled this payment');
  expect(en.discount).toContain('discount');
});

it('ends the messages of the limits in the amount with its currency', () => {
  expect(en.amountTip1).toMatch(/minimum.*\{amount\}$/);
  expect(en.maxAmountTip1).toMatch(/maximum.*\{amount\}$/);
});
