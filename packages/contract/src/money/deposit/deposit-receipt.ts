import { z } from 'zod';
import { call } from '../../call.ts';
import { amount, id, moment } from '../../scalars.ts';
import { depositRecord } from './deposit-record.ts';

export const depositReceipt = call({
  path: '/sys/member/deposit/receipt',
  summary:
    'Details of one deposit: amounts, times and references; addresses and transactions of coins; the code of a code payment; and how it can still be paid.',
  input: z.object({ id: id() }),
  output: depositRecord.extend({
    pays: amount().describe('To be paid, or paid; less than is credited where there is a discount'),
    discount: amount().describe('Credited without being paid'),
    payTime: moment().nullable().describe('When the payment was first seen'),
    creditTime: moment().nullable(),
    giveUpTime: moment().nullable().describe('When the order had failed, expired or was canceled'),
    expireTime: moment().nullable().describe('Until then the code can be paid, or the price of the coins holds'),
    page: z.string().nullable().describe("The provider's page, where it can still be paid on one"),
    code: z.string().nullable().describe('What is scanned or copied to pay, of Cash App and PIX'),
    coins: z.array(
      z.object({
        coin: z.string().describe('Symbol, such as LTC'),
        address: z.string(),
        coinNum: z.string().describe('To be sent, as exact decimal text'),
      }),
    ),
    arrivals: z.array(
      z.object({
        coin: z.string(),
        coinNum: z.string(),
        txId: z.string().describe('The transaction on its chain'),
        confirmations: z.int(),
        needed: z.int().describe('Confirmations needed for the credit'),
        createTime: moment(),
      }),
    ),
  }),
  errors: ['noSuchThing'],
});
