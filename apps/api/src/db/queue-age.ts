import type { QueueName } from '@fairhouse/contract/operator';

/** How what waits in a queue lies to its targets. desk/queues measures it, desk/health watches it. */
export interface QueueAge {
  queue: QueueName;
  waiting: number;
  amber: number;
  red: number;
  oldest: Date | null;
  amberMinutes: number;
  redMinutes: number;
}
