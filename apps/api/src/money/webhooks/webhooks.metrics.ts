import { metrics } from '@fairhouse/operation';

export const webhooksReceived = new metrics.Counter({
  name: 'webhooks_received_total',
  help: 'Webhooks by provider and by what became of them at the door',
  labelNames: ['provider', 'result'],
});
