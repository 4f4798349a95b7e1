import { expect, it } from 'vitest';
import { en } from './en.ts';

/** What the specification quotes of the deposit screens. */
it('says the specified words', () => {
  expect(en).toMatchObject({
    success: 'Deposit success',
    failed: 'Deposit failed',
    canceled: 'Your deposit has been canceled',
    processing: 'Processing…',
    transferMade: "I'VE MADE THE TRANSFER",
    cashFound: 'Transaction successful',
  });
  expect(en.failedText).toContain('Sorry, transaction was failed');
  expect(en.canceledText).toContain('Sorry, transaction was canceled');
  expect(en.discount).toContain('discount');
});

it('ends the messages of the limits in the amount with its currency', () => {
  expect(en.amountTip1).toMatch(/minimum.*\{amount\}$/);
  expect(en.maxAmountTip1).toMatch(/maximum.*\{amount\}$/);
});
