import type { StandingJob } from '../../../db/job-queue/job.ts';
import type { IdentityDeps } from '../identity.deps.ts';
import { claimDueChecks, stopAsking } from './check.store.ts';
import { noteObservation } from './note-observation.ts';

const everyMs = 2_000;
const mostAtOnce = 10;
/** Of pauses that end at six hours: about a month. */
const mostTries = 130;

/** Asks the provider about checks that its webhook told of, and about those of which it told nothing, ever less often. */
export function askChecksJob(deps: IdentityDeps): StandingJob {
  return { name: 'askIdentityChecks', everyMs, run: () => askDueChecks(deps) };
}

/** One round: how many were asked about. */
export async function askDueChecks(deps: IdentityDeps): Promise<number> {
  const { db, provider, log } = deps;
  if (!provider) return 0;
  const due = await claimDueChecks(db, provider.name, mostAtOnce);
  await Promise.all(
    due.map(async ({ reference, asked }) => {
      // One that fails must not keep the others waiting; its next time is set already.
      try {
        const state = await provider.state(reference);
        if (state.outcome === 'observed') await noteObservation(deps, reference, state.observation);
        else if (asked >= mostTries) await stopAsking(db, reference);
      } catch (error) {
        log.warn({ err: error, reference }, 'the provider could not be asked about an identity check');
      }
    }),
  );
  return due.length;
}
