import { z } from 'zod';
import { call } from '../../call.ts';
import { id, whole } from '../../scalars.ts';
import { providerMessage } from './provider-message.ts';

export const refusedWebhooks = call({
  path: '/operator/payment/refusedWebhooks',
  access: 'operator',
  permission: 'health.read',
  summary:
    'Refused webhook events, the newest first: bad signature, too old, unreadable, or about an unknown payment. Only a sample of unsigned ones is kept.',
  input: z.object({
    before: id().optional().describe('Id of a message: those before it'),
    limit: whole(1, 50).default(20),
  }),
  output: z.object({ messages: z.array(providerMessage), next: z.int().nullable() }),
});
