import { call } from '../../call.ts';
import { done } from '../../scalars.ts';
import { paypalOrderQuery } from './paypal-order.ts';

export const triggerPaypalCheck = call({
  path: '/sys/paypal/trigger',
  summary: 'Asks the provider about the order now, instead of waiting for its message.',
  input: paypalOrderQuery,
  output: done(),
  errors: ['noSuchThing'],
});
