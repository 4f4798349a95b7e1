import { describe, expect, it } from 'vitest';
import { isCpf } from '../../../lib/cpf.ts';
import { isAbn, isPayId, isRoutingNumber } from './account-numbers.ts';

describe('numbers with check digits', () => {
  it.each([
    ['a routing number', isRoutingNumber, '021000021', '021000022'],
    ['a routing number of zeros', isRoutingNumber, '011000015', '000000000'],
    ['a CPF', isCpf, '52998224725', '52998224726'],
    ['a CPF with its dots', isCpf, '111.444.777-35', '111.111.111-11'],
    ['an ABN', isAbn, '51824753556', '51824753557'],
  ])('%s', (_what, isRight, right, wrong) => {
    expect(isRight(right)).toBe(true);
    expect(isRight(wrong)).toBe(false);
    expect(isRight(`${right}0`)).toBe(false);
  });
});

describe('a PayID', () => {
  it.each(['maria@example.com', '+61 400 123 456', '0400123456', '51 824 753 556', 'fairhouse.com.au'])(
    '%s is one',
    (value) => {
      expect(isPayId(value)).toBe(true);
    },
  );

  it.each(['', 'maria@', '12345', '+63 917 123 4567', '51824753557', 'no such thing', '<b>@x.y'.replace('@', ' ')])(
    '%s is none',
    (value) => {
      expect(isPayId(value)).toBe(false);
    },
  );
});
