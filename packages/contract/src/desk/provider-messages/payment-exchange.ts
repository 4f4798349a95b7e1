import { z } from 'zod';
import { call } from '../../call.ts';
import { id, whole } from '../../scalars.ts';
import { providerMessage } from './provider-message.ts';

/** Everybody who sees deposits sees cash-outs; who sees cash-outs alone has nothing to do with providers. */
export const paymentExchange = call({
  path: '/operator/payment/exchange',
  access: 'operator',
  permission: 'deposits.read',
  summary:
    'Messages exchanged with the provider about one deposit or cash-out, the newest first: our requests and its events with their answers, masked. The view is recorded.',
  input: z.object({
    kind: z.enum(['deposit', 'cashOut']),
    id: id(),
    before: id().optional().describe('Id of a message: those before it'),
    limit: whole(1, 50).default(20),
  }),
  output: z.object({ messages: z.array(providerMessage), next: z.int().nullable() }),
  recordsItsLook: true,
  errors: ['noSuchThing'],
});
