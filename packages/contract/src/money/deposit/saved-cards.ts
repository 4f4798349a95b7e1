import { z } from 'zod';
import { call } from '../../call.ts';
import { id, moment, nothing } from '../../scalars.ts';
import { cardErrors, cardOutcome } from './card-payment.ts';
import { orderBasics } from './order.ts';

export const listSavedCards = call({
  path: '/sys/deposit/creditcard/saved',
  summary: 'The cards that the member has saved and paid with, the one used last first.',
  input: nothing(),
  output: z.array(
    z.object({
      id: z.int(),
      brand: z.string().describe("In the provider's words, such as visa or mc"),
      lastFour: z.string(),
      expiryMonth: z.int().min(1).max(12),
      expiryYear: z.int(),
      expired: z.boolean().describe('A card is good until the last day of its month, UTC'),
      useTime: moment().describe('When it was paid with last'),
    }),
  ),
});

export const payBySavedCard = call({
  path: '/sys/deposit/creditcard/payBySaved',
  closedInMaintenance: true,
  summary: 'Pays in with a saved card (VISA_MASTERCARD). The bank may still ask the cardholder on its page.',
  input: z.object({ ...orderBasics, cardId: id().describe('Of the list of saved cards') }),
  output: cardOutcome,
  errors: [...cardErrors, 'noSuchThing', 'cardExpired'],
});

export const removeSavedCard = call({
  path: '/sys/deposit/creditcard/removeSaved',
  summary: 'Removes a saved card: here and at the provider. Removing it twice is no error.',
  input: z.object({ id: id() }),
  output: z.null(),
  errors: ['noSuchThing', 'providerUnavailable'],
});
