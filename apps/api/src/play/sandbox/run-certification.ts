import { randomBytes, randomUUID } from 'node:crypto';
import { certify, groups, type SignedReport, signingKeyOf, signReport } from '@fairhouse/vendor-certification/source';
import type { SandboxDeps, SandboxVendor } from './sandbox.deps.ts';

export interface Run {
  runId: string;
  vendor: string;
  done: number;
  total: number;
  failed: string[];
  report: SignedReport | null;
  problem: string | null;
}

const mostAtOnce = 4;
const mostKept = 100;

export interface Runs {
  /** The run, or a sentence why there is none. */
  start(vendor: SandboxVendor): Run | string;
  find(vendor: string, runId: string): Run | undefined;
  /** Whether test players may be changed by a call with this run key: while the vendor is being certified, by that run alone. */
  mayControl(vendor: string, runKey: unknown): boolean;
}

/**
 * The casino runs the cases itself and signs what it has seen (docs/decisions/337). Runs
 * are kept in memory: after a restart a studio starts another.
 */
export function createRuns(deps: SandboxDeps): Runs {
  const runs = new Map<string, Run>();
  /** By vendor, of runs under way. The studio never sees them, so it cannot lift a fault that a case has planned. */
  const keys = new Map<string, string>();
  const isRunning = ({ report, problem }: Run) => report === null && problem === null;
  return {
    find(vendor, runId) {
      const run = runs.get(runId);
      return run?.vendor === vendor ? run : undefined;
    },
    mayControl(vendor, runKey) {
      const key = keys.get(vendor);
      return key === undefined || key === runKey;
    },
    start(vendor) {
      const running = [...runs.values()].filter(isRunning);
      if (running.some((run) => run.vendor === vendor.id)) return 'A run of this vendor has not ended yet.';
      if (running.length >= mostAtOnce)
        return `${mostAtOnce} certifications run already. Start yours when one has ended.`;
      const total = groups.reduce((sum, { cases }) => sum + cases.length, 0);
      const run: Run = {
        runId: randomUUID(),
        vendor: vendor.id,
        done: 0,
        total,
        failed: [],
        report: null,
        problem: null,
      };
      runs.set(run.runId, run);
      for (const [id, old] of runs) if (runs.size > mostKept && !isRunning(old)) runs.delete(id);
      const runKey = randomBytes(32).toString('base64url');
      keys.set(vendor.id, runKey);
      carryOut(deps, vendor, run, runKey)
        .catch((error: unknown) => {
          deps.onFailure(error, run.runId);
          run.problem = 'The casino could not finish it. Start another run.';
        })
        .finally(() => keys.delete(vendor.id));
      return run;
    },
  };
}

async function carryOut(deps: SandboxDeps, vendor: SandboxVendor, run: Run, runKey: string): Promise<void> {
  const report = await certify({
    casino: deps.ownAddress(),
    vendor: vendor.id,
    secret: vendor.secret,
    runId: run.runId,
    runKey,
    onCase({ id, passed }, done) {
      run.done = done;
      if (!passed) run.failed.push(id);
    },
  });
  run.report = signReport({ ...report, casino: deps.publicOrigin }, signingKeyOf(deps.signingSecret));
}
