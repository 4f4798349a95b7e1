import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

export const walletEntry = call({
  path: '/sys/deposit/wallet/entry',
  summary: "What the card provider's buttons of Apple Pay and Google Pay need in the browser; all of it is public.",
  input: nothing(),
  output: z.object({
    clientKey: z.string().describe("Opens the provider's elements"),
    elementsUrl: z.string().nullable().describe('Where the elements ask; null: the provider itself'),
    countryCode: z.string().describe('ISO 3166-1 alpha-2: where the merchant is'),
    merchantName: z.string().describe("Shown on the wallet's sheet"),
    applePay: z.object({ merchantId: z.string() }).nullable().describe('Null: not set up'),
    googlePay: z
      .object({
        merchantId: z.string(),
        gatewayMerchantId: z.string(),
        scriptUrl: z.string().describe("Google's script, loaded when a deposit is opened"),
      })
      .nullable()
      .describe('Null: not set up'),
  }),
  errors: ['restrictedCountry', 'methodUnavailable'],
});
