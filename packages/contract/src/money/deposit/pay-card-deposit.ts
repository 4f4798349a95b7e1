import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../scalars.ts';
import { cardOutcome } from './card-payment.ts';

export const payCardDeposit = call({
  path: '/sys/cattl/pay',
  summary: 'Second of the two steps of paying in by card: pays the deposit. Repeating it never pays twice.',
  input: z.object({ depositId: id() }),
  output: cardOutcome,
  errors: ['restrictedCountry', 'noSuchThing', 'methodUnavailable', 'cardRefused'],
});
