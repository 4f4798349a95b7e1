import type { StandingJob } from '../../db/job-queue/job.ts';
import type { ExchangeDeps } from './exchange.deps.ts';
import { removeBefore } from './message.store.ts';

const everyMs = 3_600_000;
const dayMs = 24 * 3_600_000;
const mostAtOnce = 5_000;
/** A round of the queue ends; the next one continues. */
const mostInRound = 500_000;

/** What is older than the casino is set to keep. */
export function removeOldMessagesJob({ db, settingOf, clock }: ExchangeDeps): StandingJob {
  return {
    name: 'removeOldMessages',
    everyMs,
    async run() {
      const { keepDays } = await settingOf('exchange', 'casino');
      const before = new Date(clock().getTime() - keepDays * dayMs);
      let removed = 0;
      while (removed < mostInRound) {
        const now = await removeBefore(db, before, mostAtOnce);
        removed += now;
        if (now < mostAtOnce) break;
      }
      return 0;
    },
  };
}
