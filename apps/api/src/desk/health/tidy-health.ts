import type { StandingJob } from '../../db/job-queue/job.ts';
import type { HealthDeps } from './health.deps.ts';
import { windows } from './health-window.ts';
import { forgetIncidents } from './incidents/incident.store.ts';
import { forgetProcesses } from './processes/process.store.ts';
import { forgetMinutes } from './wallet/minute.store.ts';

const everyMs = 3_600_000;
const dayMs = 24 * 3_600_000;
const keepProcessesMs = 7 * dayMs;
const keepIncidentsMs = 400 * dayMs;

/** What is older than anybody is shown. */
export function tidyHealthJob({ db, clock }: Pick<HealthDeps, 'db' | 'clock'>): StandingJob {
  const ago = (ms: number) => new Date(clock().getTime() - ms);
  return {
    name: 'tidyHealth',
    everyMs,
    async run() {
      await forgetMinutes(db, ago(windows['7d'].ms + dayMs));
      await forgetProcesses(db, ago(keepProcessesMs));
      await forgetIncidents(db, ago(keepIncidentsMs));
      return 0;
    },
  };
}
