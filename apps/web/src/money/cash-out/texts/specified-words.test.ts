import { type CashOutStatus, cashOutStatuses } from '@fairhouse/contract/statuses';
import { expect, it } from 'vitest';
import { en } from './en.ts';

it('labels the eight statuses of a cash-out as specified', () => {
  const statuses = Object.entries(cashOutStatuses) as [CashOutStatus, number][];
  const labels = statuses.map(([status, number]) => [number, en[`${status}Status`]]);
  expect(Object.fromEntries(labels)).toEqual({
    0: 'Pending review',
    1: 'Canceled',
    10: 'Rejected',
    20: 'Pending payment',
    29: 'Payment in progress',
    30: 'Payment successful',
    40: 'Completed',
    50: 'Failed',
  });
});

it('says the specified words', () => {
  expect(en.noRecords).toBe('No cash-outs yet');
  expect(en.idcardProofTip).toMatch(/^Please upload /);
  expect(en.paymentProofTip).toMatch(/^Please upload /);
  expect(en.firstDepositTip).toMatch(/first cash-out.*deposit.*\{amount\}.*verify your account/);
  expect(en.minimumRule).toMatch(/minimum.*\{amount\}$/);
});

it('does not belittle the bets that are missing, which may be thousands', () => {
  expect(en.wageringTitle).not.toMatch(/few/i);
});

it('asks for the fields that the specification names', () => {
  expect(en).toMatchObject({
    method: 'Payment method',
    accountName: 'Account name',
    routingNumber: 'Routing number',
    accountNumber: 'Account number',
    payoutAccount: 'To account',
  });
  expect(en.cpf).toContain('CPF number');
  expect(en.email).toContain('Email');
});
