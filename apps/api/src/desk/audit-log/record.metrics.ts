import { metrics } from '@fairhouse/operation';

export const eventsPlaced = new metrics.Counter({
  name: 'record_acts_placed_total',
  help: 'Audit events that got their place in the record',
});

export const headEntries = new metrics.Gauge({
  name: 'audit_log_head_entries',
  help: 'Entries under the last head that this process has signed',
});

export const headsDelivered = new metrics.Counter({
  name: 'record_heads_delivered_total',
  help: 'Heads sent out of the casino, and tries that failed',
  labelNames: ['outcome'],
});
