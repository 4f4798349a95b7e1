import { lazy } from 'react';
import { post } from './api.ts';
import { reportAway, untilReachable } from './reachability.ts';

const lookTimeoutMs = 4000;

/**
 * `lazy` of React whose code may be asked for while the house cannot be reached: it then waits, and comes once the
 * house is back. Code that a house within reach does not have (a newer edition has replaced it) fails as always.
 */
export const lazyCode: typeof lazy = (load) => lazy(() => loadOrWait(load));

async function loadOrWait<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (failure) {
      const answer = await post('/sys/ipinfoCloudFlare', {}, { silent: true, timeoutMs: lookTimeoutMs });
      if (answer.ok || answer.error !== -1) throw failure;
      reportAway();
      await untilReachable();
    }
  }
}
