import { type Repeating, repeat } from '../../db/repeat.ts';
import type { ChainsDeps } from './chains.deps.ts';
import { watchChain } from './watch-chain.ts';

/** One watcher for each chain, so that a node that does not answer holds up no other. */
export function startWatchingChains(deps: ChainsDeps, pollMs: number): Repeating[] {
  return [...deps.chains.values()].map((open) => repeat(pollMs, () => watchChain(deps, open), deps.log));
}
