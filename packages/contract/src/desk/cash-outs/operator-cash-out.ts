import { z } from 'zod';
import { cashOutRecord } from '../../money/cash-out/cash-out-record.ts';
import { amount, moment } from '../../scalars.ts';
import { type CashOutStatus, cashOutStatuses } from '../../statuses.ts';
import { payoutJudgement } from '../automatic-payouts/payout-rule.ts';
import { personal } from '../personal.ts';

export const operatorCashOutStatuses = Object.keys(cashOutStatuses) as CashOutStatus[];

/** A cash-out as the desk sees it. */
export const operatorCashOut = cashOutRecord.omit({ cancellable: true }).extend({
  status: z.enum(operatorCashOutStatuses),
  memberId: z.int(),
  username: z.string(),
  fee: amount(),
  destination: personal('account', z.string().describe('Where the money goes, in one line')),
  idcardProofId: z.string().nullable().describe('Comma-joined file ids'),
  idcardHoldProofId: z.string().nullable(),
  addressProofId: z.string().nullable(),
  paymentProofId: z.string().nullable(),
  contentHash: z
    .string()
    .describe('SHA-256 in hex over amount, destination, method and fee; an approval is bound to it'),
  needsSecond: z.boolean().describe('Whether two operators have to approve this amount'),
  checkedBy: z.string().nullable().describe('The first of two operators, whose approval waits for the second'),
  decidedBy: z.string().nullable().describe('The operator who approved or rejected'),
  decidedTime: moment().nullable(),
  provider: z.string().nullable().describe('The payout provider that it was handed to'),
  providerReference: z.string().nullable(),
  review: z
    .string()
    .nullable()
    .describe('Why it needs manual review; it is neither paid nor returned automatically while this is set'),
  owesDeposit: z.boolean().describe('Whether the player owes a charged-back deposit: then nothing is paid out'),
  disputesDeposit: z
    .boolean()
    .describe('Whether a deposit of the member is disputed: until that is over nothing is paid out'),
  automatic: payoutJudgement
    .nullable()
    .describe('What the rules of automatic approval decided, with every check; null: they did not judge it'),
});
export type OperatorCashOut = z.infer<typeof operatorCashOut>;
