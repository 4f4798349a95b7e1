import { metrics } from '@fairhouse/operation';

export const messagesNotKept = new metrics.Counter({
  name: 'provider_messages_not_kept_total',
  help: 'Messages exchanged with payment providers that could not be kept: too many waited, the database refused them, they could not be masked, or they were refused webhooks beyond the quota',
  labelNames: ['why'],
});
