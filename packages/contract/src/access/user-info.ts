import { z } from 'zod';
import { currency } from '../scalars.ts';

/** What the specified client knows of the member that is logged in. Amounts are in major units. */
export const userInfo = z.object({
  id: z.int(),
  username: z.string(),
  token: z.string().describe('To be sent as Authorization from now on'),
  enabled: z.union([z.literal(0), z.literal(1)]),
  credited: z.union([z.literal(0), z.literal(1)]).describe('1 when a deposit has been credited before'),
  type: z.union([z.literal(0), z.literal(10)]).describe('0 common, 10 agent'),
  currency: currency(),
  currencySymbol: z.string(),
  availableBalance: z.number(),
  withdrawableBalance: z.number(),
  rollingAmount: z.number().describe('Bets still to be made before a cash-out'),
  invitationCode: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.enum(['MALE', 'FEMALE']),
  countryCode: z.string(),
  country: z.string(),
  stateCode: z.string(),
  postalCode: z.string(),
  city: z.string(),
  address: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  mobilePrefix: z.string(),
  mobile: z.string(),
  vipPoints: z.number(),
  vipLifeTimePoints: z.number(),
  vipLevel: z.int(),
  idcardProofId: z.string().nullable().describe('Comma-joined file ids'),
  idcardHoldProofId: z.string().nullable(),
  addressProofId: z.string().nullable(),
  paymentProofId: z.string().nullable(),
});
export type UserInfo = z.infer<typeof userInfo>;
