import type { OperatorCallOutput } from '@fairhouse/contract/operator';
import type { HealthDeps } from '../health.deps.ts';
import { nextMoment } from './next-moment.ts';
import { listRounds } from './round.store.ts';

type Jobs = OperatorCallOutput<'/operator/health/jobs'>;

const mostFailed = 100;

/** Every job of the casino, with what is known of its last round, and those of a moment that failed. */
export async function listJobs({
  db,
  queue,
  jobs,
  clock,
}: Pick<HealthDeps, 'db' | 'queue' | 'jobs' | 'clock'>): Promise<Jobs> {
  const [known, failed] = await Promise.all([listRounds(db), queue.failed(mostFailed)]);
  const rows = new Map(known.map((row) => [row.name, row]));
  const now = clock();
  return {
    jobs: [...jobs()]
      .sort((a, b) => (a.name < b.name ? -1 : 1))
      .map((job) => {
        const row = rows.get(job.name);
        const ranAt = row?.ranAt ?? null;
        const everyMs = 'everyMs' in job ? job.everyMs : null;
        const schedule = 'everyMs' in job ? null : (job.at ?? null);
        const due = schedule ? nextMoment(schedule, now) : ranAt && new Date(ranAt.getTime() + (everyMs ?? 0));
        return {
          name: job.name,
          everySeconds: everyMs === null ? null : everyMs / 1_000,
          schedule,
          process: row?.process ?? null,
          ranTime: ranAt?.toISOString() ?? null,
          tookMs: row?.tookMs ?? null,
          found: row?.found === undefined || row.found === null ? null : Number(row.found),
          rounds: Number(row?.rounds ?? 0),
          failures: row?.failures ?? 0,
          failedTime: row?.failedAt?.toISOString() ?? null,
          problem: row?.problem ?? null,
          dueTime: due?.toISOString() ?? null,
          mayRun: everyMs !== null,
        };
      }),
    failed: failed.map(({ dueAt, createdAt, ...it }) => ({
      ...it,
      id: Number(it.id),
      dueTime: dueAt.toISOString(),
      createTime: createdAt.toISOString(),
    })),
  };
}
