import type { StandingJob } from '../../db/job-queue/job.ts';
import { deleteOld, giveUpOld } from './log.store.ts';
import { keptDays } from './sending/delivery-rules.ts';
import type { WebhooksDeps } from './webhooks.deps.ts';

const everyMs = 3_600_000;
const mostAtOnce = 1_000;
/** Dead ones stay a day longer than what still waits, so that the log says that they were given up. */
const deadDays = 1;

/** Keeps events, deliveries and the log for 30 days. */
export function tidyWebhooksJob({ db }: Pick<WebhooksDeps, 'db'>): StandingJob {
  return {
    name: 'tidyWebhooks',
    everyMs,
    async run() {
      await giveUpOld(db, keptDays);
      return deleteOld(db, keptDays + deadDays, mostAtOnce);
    },
  };
}
