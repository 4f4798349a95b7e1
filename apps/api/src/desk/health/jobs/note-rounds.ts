import type { Job } from '../../../db/job-queue/job.ts';

/** What came of the rounds of one job since it was last noted. */
export interface RoundsOfJob {
  everyMs: number | null;
  schedule: string | null;
  ranAt: Date;
  tookMs: number;
  /** Of the last round that did not fail. */
  found: number | null;
  rounds: number;
  /** At the end, in a row. */
  failures: number;
  /** Whether one went well among them: what failed in a row before is over. */
  wentWell: boolean;
  failedAt: Date | null;
  problem: string | null;
}

export interface JobNotes {
  /** The same jobs, each of whose rounds is noted. */
  watch(jobs: readonly Job[]): Job[];
  /** What was noted since the last time. */
  take(): ReadonlyMap<string, RoundsOfJob>;
  /** What could not be kept: it is noted on from there. */
  putBack(taken: ReadonlyMap<string, RoundsOfJob>): void;
}

const mostProblemLength = 300;

/** A row a round would be several commits a second at rest: rounds are counted in memory, and written with the heart's beat. */
export function noteJobs(clock: () => Date): JobNotes {
  let noted = new Map<string, RoundsOfJob>();

  function note(job: Job, tookMs: number, outcome: { found: number | null } | { problem: string }): void {
    const before = noted.get(job.name);
    const now = clock();
    const failed = 'problem' in outcome;
    noted.set(job.name, {
      everyMs: 'everyMs' in job ? job.everyMs : null,
      schedule: 'everyMs' in job ? null : (job.at ?? null),
      ranAt: now,
      tookMs: Math.round(tookMs),
      found: failed ? (before?.found ?? null) : outcome.found,
      rounds: (before?.rounds ?? 0) + 1,
      failures: failed ? (before?.failures ?? 0) + 1 : 0,
      wentWell: !failed || (before?.wentWell ?? false),
      failedAt: failed ? now : (before?.failedAt ?? null),
      problem: failed ? outcome.problem : (before?.problem ?? null),
    });
  }

  async function noting<T>(job: Job, run: () => Promise<T>): Promise<T> {
    const begunMs = performance.now();
    try {
      const found = await run();
      note(job, performance.now() - begunMs, { found: typeof found === 'number' ? found : null });
      return found;
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      note(job, performance.now() - begunMs, { problem: problem.slice(0, mostProblemLength) });
      throw error;
    }
  }

  return {
    watch: (jobs) =>
      jobs.map((job) =>
        'everyMs' in job
          ? { ...job, run: () => noting(job, () => job.run()) }
          : { ...job, run: (asked) => noting(job, () => job.run(asked)) },
      ),
    take() {
      const taken = noted;
      noted = new Map();
      return taken;
    },
    putBack(taken) {
      for (const [name, before] of taken) {
        const since = noted.get(name);
        noted.set(name, since ? joined(before, since) : before);
      }
    },
  };
}

function joined(before: RoundsOfJob, since: RoundsOfJob): RoundsOfJob {
  return {
    ...since,
    found: since.found ?? before.found,
    rounds: before.rounds + since.rounds,
    failures: since.wentWell ? since.failures : before.failures + since.failures,
    wentWell: before.wentWell || since.wentWell,
    failedAt: since.failedAt ?? before.failedAt,
    problem: since.problem ?? before.problem,
  };
}
