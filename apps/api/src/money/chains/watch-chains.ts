import type { StandingJob } from '../../db/job-queue/job.ts';
import type { ChainsDeps } from './chains.deps.ts';
import { watchChain } from './watch-chain.ts';

/** One for each chain, so that a node that does not answer holds up no other. */
export function watchChainJobs(deps: ChainsDeps, pollMs: number): StandingJob[] {
  return [...deps.chains.values()].map((open) => ({
    name: `watchChain ${open.client.chain}`,
    everyMs: pollMs,
    run: () => watchChain(deps, open),
  }));
}
