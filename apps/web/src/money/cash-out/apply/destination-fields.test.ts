import { describe, expect, it } from 'vitest';
import { firstProblem } from '../../../lib/first-problem.ts';
import { checksOf, destinationOf, emptyFields, type Fields, fieldsOf, type MethodCode } from './destination-fields.ts';

const problemOf = (method: MethodCode, fields: Partial<Fields>) =>
  firstProblem(checksOf(method, { ...emptyFields, ...fields }, (key) => key));

describe('where a cash-out goes to', () => {
  it('asks for a bank account field by field, in order', () => {
    expect(problemOf('BANK_CARD', {})).toEqual({ field: 'routingNumber', message: 'routingNumberTip' });
    expect(problemOf('BANK_CARD', { routingNumber: '021000021' })).toMatchObject({ field: 'accountNumber' });
    expect(problemOf('BANK_CARD', { routingNumber: '021000021', accountNumber: '1234' })).toMatchObject({
      field: 'accountName',
    });
    expect(
      problemOf('BANK_CARD', { routingNumber: '021000021', accountNumber: '1234', accountName: 'Ann Lee' }),
    ).toBeUndefined();
  });

  it('takes digits alone for the numbers of a bank account', () => {
    const digits = fieldsOf.BANK_CARD.filter(({ digitsOnly }) => digitsOnly).map(({ name }) => name);
    expect(digits).toEqual(['routingNumber', 'accountNumber']);
  });

  it('takes blanks for nothing', () => {
    expect(problemOf('CPAY', { payoutName: '   ' })).toMatchObject({ field: 'payoutName' });
  });

  it.each(['ann', 'ann@', 'ann@casino', '@casino.com', 'ann lee@casino.com'])('refuses the email “%s”', (email) => {
    expect(problemOf('PAYPAL', { email })).toEqual({ field: 'email', message: 'emailTip1' });
  });

  it.each(['ann@casino.com', 'ann.lee-2@mail.casino.co'])('takes the email %s', (email) => {
    expect(problemOf('PAYPAL', { email })).toBeUndefined();
  });

  it('sends what the method needs and nothing else', () => {
    const fields = { ...emptyFields, email: ' ann@casino.com ', accountNumber: '1234', payoutAccount: '9' };
    expect(destinationOf('PAYPAL', fields)).toEqual({ email: 'ann@casino.com' });
    expect(destinationOf('MERCADO_PAGO', { ...fields, cpf: '529.982.247-25' })).toEqual({
      email: 'ann@casino.com',
      cpf: '529.982.247-25',
    });
    expect(destinationOf('BTC', fields)).toEqual({ accountNumber: '1234' });
    expect(destinationOf('CPAY', fields)).toEqual({ payoutData: { accountName: '', toAccount: '9' } });
  });
});
