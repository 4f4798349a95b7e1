import { z } from 'zod';
import { currency, moment } from '../../scalars.ts';
import { exact } from '../finance/lines.ts';

/** Of a dispute; a refund is one of the last three. */
const claimStates = [
  'received',
  'evidenceDue',
  'answered',
  'won',
  'lost',
  'accepted',
  'observed',
  'matched',
  'differing',
] as const;
export type ClaimState = (typeof claimStates)[number];

/** What a payer claims back of a deposit. */
export const dispute = z.object({
  id: z.int(),
  kind: z.enum(['dispute', 'refund']),
  provider: z.string(),
  reference: z.string().describe('As the provider calls it'),
  paymentId: z.string().nullable(),
  depositId: z.int().nullable().describe('null: the payment is unknown here, or not known yet'),
  memberId: z.int().nullable(),
  amount: exact().nullable().describe('null: the provider names none, or a currency that is not offered'),
  currency: currency().nullable(),
  state: z.enum(claimStates),
  reason: z.string().nullable().describe("The provider's code"),
  dueTime: moment().nullable().describe('Until when evidence is taken'),
  receiveTime: moment(),
  answeredBy: z.string().nullable(),
  answerTime: moment().nullable(),
  answeredWith: z.string().nullable().describe('The hash of the evidence'),
  closeTime: moment().nullable(),
});
export type Dispute = z.output<typeof dispute>;
