import { lazy } from 'react';
import { post } from './api.ts';
import { reportAway, untilReachable } from './reachability.ts';

const lookTimeoutMs = 4000;

/**
 * `lazy` of React whose code may be asked for while the house cannot be reached: it then waits, and comes once the
 * house is back. Code that a house within reach does not have (a newer edition has replaced it) fails as always.
 */
export const lazyCode: typeof lazy = (load) => lazy(() => loadOrWait(load));

/** The same for what is no component. */
export async function loadOrWait<T>(load: () => Promise<T>): Promise<T> {
  for (let isWithinReach = false; ; ) {
    try {
      return await load();
    } catch (failure) {
      if (isWithinReach) throw failure;
      const answer = await post('/sys/ipinfoCloudFlare', {}, { silent: true, timeoutMs: lookTimeoutMs });
      // It may have come back between the two: the code is asked for once more before it counts as missing.
      isWithinReach = answer.ok || answer.error !== -1;
      if (isWithinReach) continue;
      reportAway();
      await untilReachable();
    }
  }
}
