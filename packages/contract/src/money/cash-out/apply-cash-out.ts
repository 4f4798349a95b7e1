import { z } from 'zod';
import { call } from '../../call.ts';
import { fileIds, id, ignoredMemberId, maybe, requestKey, text, whole, wireAmount } from '../../scalars.ts';
import { cashOutRecord } from './cash-out-record.ts';
import { cashOutMethodCodes } from './list-cash-out-methods.ts';

const payoutData = z.object({ accountName: maybe(text(100)), toAccount: maybe(text(100)) });

/** Forms cannot nest; they send the object as its JSON text. */
const payoutDataOrItsText = z.preprocess((value: z.input<typeof payoutData> | string) => {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}, payoutData);

export const applyForCashOut = call({
  path: '/sys/withdraw/apply',
  summary:
    'Applies for a cash-out: the money is held until it is paid, canceled, rejected or failed. Which account fields are needed depends on the method.',
  input: z.object({
    amount: wireAmount(),
    paymentMethod: z.enum(cashOutMethodCodes),
    type: whole(0, 0).default(0),
    routingNumber: maybe(text(20)).describe('BANK_CARD: US routing number, 9 digits with check digit'),
    accountNumber: maybe(text(100)).describe('BANK_CARD: account; BTC: bitcoin address; PAYID: the PayID'),
    accountName: maybe(text(100)).describe('BANK_CARD: the holder of the account'),
    email: maybe(text(254)).describe('PAYPAL, MERCADO_PAGO: the account to pay to'),
    cpf: maybe(text(14)).describe('MERCADO_PAGO: CPF number, 11 digits with check digits'),
    accountId: maybe(id()).describe(
      'One of /sys/withdraw/account/listAll of the same method, in place of the fields of the account',
    ),
    payoutData: maybe(payoutDataOrItsText).describe('CPAY: accountName and toAccount'),
    idcardProofId: maybe(fileIds()).describe(
      'Identity proof: comma-joined file ids. What is left out is taken from the documents that were accepted',
    ),
    idcardHoldProofId: maybe(fileIds()),
    addressProofId: maybe(fileIds()),
    paymentProofId: maybe(fileIds()).describe('Payment proof: comma-joined file ids'),
    memberId: ignoredMemberId(),
    requestKey: requestKey(),
  }),
  output: cashOutRecord,
  errors: [
    'wageringOpen',
    'bonusActive',
    'amountInvalid',
    'amountTooSmall',
    'amountTooLarge',
    'insufficientFunds',
    'methodUnavailable',
    'missingField',
    'destinationInvalid',
    'noSuchThing',
    'firstDepositRequired',
    'proofsRequired',
    'fileNotYours',
    'monthlyLimitReached',
    'velocityReached',
    'conflict',
  ],
});
