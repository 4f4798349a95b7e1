import { z } from 'zod';
import { call } from '../../call.ts';
import { cardErrors, cardPayment } from './card-payment.ts';

export const createCardDeposit = call({
  path: '/sys/deposit/cattl/deposit',
  closedInMaintenance: true,
  summary: 'First of the two steps of paying in by card (VISA_MASTERCARD_1): creates the deposit, takes nothing yet.',
  input: cardPayment,
  output: z.object({ id: z.int().describe('`depositId` of the second step') }),
  errors: cardErrors,
});
