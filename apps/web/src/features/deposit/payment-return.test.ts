import { describe, expect, it } from 'vitest';
import { readReturnStatus } from './payment-return.ts';

describe('the status in a return address', () => {
  it.each(['success', 'fail', 'cancel', 'wait'] as const)('may be %s', (status) => {
    expect(readReturnStatus(status)).toBe(status);
  });

  it.each([null, '', 'SUCCESS', 'true', 'constructor'])('is asked about when it is %s', (text) => {
    expect(readReturnStatus(text)).toBe('wait');
  });
});
