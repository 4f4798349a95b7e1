import { amountOf } from '@fairhouse/money';
import { expect, it } from 'vitest';
import { brCode, checksum } from './br-code.ts';

it('computes the checksum of the published check text', () => {
  expect(checksum('123456789')).toBe('29B1');
});

it('writes fields with their lengths, the amount in reais, and a checksum over everything before it', () => {
  const code = brCode('pix.example.com/qr/v2/1', amountOf('BRL', 20_000n));
  expect(code).toContain('26450014br.gov.bcb.pix2523pix.example.com/qr/v2/1');
  expect(code).toContain('5406200.00');
  expect(code.slice(-4)).toBe(checksum(code.slice(0, -4)));
});
