import { z } from 'zod';
import { call } from '../../call.ts';
import { id, whole } from '../../scalars.ts';
import { providerMessage } from './provider-message.ts';

export const refusedWebhooks = call({
  path: '/operator/payment/refusedWebhooks',
  access: 'operator',
  permission: 'health.read',
  summary:
    'Events that came under the address of a provider and counted for nothing, the newest first: forged, too old, unreadable, or about no payment of ours. Of those that anybody can send, only some are kept.',
  input: z.object({
    before: id().optional().describe('Id of a message: those before it'),
    limit: whole(1, 50).default(20),
  }),
  output: z.object({ messages: z.array(providerMessage), next: z.int().nullable() }),
});
