import { describe, expect, it } from 'vitest';
import { readPayStatus, readReturnStatus } from './payment-return.ts';

describe('the status in a return address', () => {
  it.each(['success', 'fail', 'cancel', 'wait'] as const)('may be %s', (status) => {
    expect(readReturnStatus(status)).toBe(status);
  });

  it.each([null, '', 'SUCCESS', 'true', 'constructor'])('is asked about when it is %s', (text) => {
    expect(readReturnStatus(text)).toBe('wait');
  });
});

describe('payStatus in the address of the home page', () => {
  it.each(['payError', 'payCancel', 'payReturn'] as const)('may be %s', (text) => {
    expect(readPayStatus(text)).toBe(text);
  });

  it.each([null, '', 'PAYERROR', 'success', 'constructor'])('is nothing when it is %s', (text) => {
    expect(readPayStatus(text)).toBeUndefined();
  });
});
