import { z } from 'zod';
import { call } from '../../call.ts';
import { nothing } from '../../scalars.ts';

export const billingInfo = call({
  path: '/sys/deposit/creditcard/billingInfo',
  summary: "Fills the billing part of the card form in, from the last card deposit or else from the member's details.",
  input: nothing(),
  output: z.object({
    cardFirstName: z.string(),
    cardLastName: z.string(),
    cardCountry: z.string(),
    cardState: z.string(),
    cardCity: z.string(),
    cardAddress: z.string(),
    cardPostalCode: z.string(),
  }),
});
