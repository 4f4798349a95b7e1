import { z } from 'zod';
import { call } from '../../call.ts';
import { maybe } from '../../scalars.ts';
import { billing } from './billing.ts';
import { orderBasics, orderErrors, orderId } from './order.ts';

const optionalBilling = {
  cardFirstName: maybe(billing.cardFirstName),
  cardLastName: maybe(billing.cardLastName),
  cardCountry: maybe(billing.cardCountry),
  cardState: maybe(billing.cardState),
  cardCity: maybe(billing.cardCity),
  cardAddress: maybe(billing.cardAddress),
  cardPostalCode: maybe(billing.cardPostalCode),
};

export const createOnlyPayOrder = call({
  path: '/sys/deposit/onlyPay/deposit',
  closedInMaintenance: true,
  summary:
    'Orders a deposit on the OnlyPay page, which opens in a window of its own and asks for the card. Card fields sent to this call are ignored.',
  input: z.object({ ...orderBasics, ...optionalBilling }),
  output: z.object({ payUrl: z.string(), orderId: orderId() }),
  errors: orderErrors,
});
