import { call } from '../../call.ts';
import { cardErrors, cardOutcome, cardPayment } from './card-payment.ts';

export const payByCard = call({
  path: '/sys/deposit/creditcard/deposit',
  closedInMaintenance: true,
  summary: 'Pays in by card, in one step (VISA_MASTERCARD).',
  input: cardPayment,
  output: cardOutcome,
  errors: cardErrors,
});
