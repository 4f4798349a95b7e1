import { lazy } from 'react';
import { post } from './api.ts';
import { reportAway, untilReachable } from './reachability.ts';

const lookTimeoutMs = 4000;
const missingStyles = new Set<HTMLLinkElement>();
let stylesSettled: Promise<unknown> = Promise.resolve();

/** Begins to keep in mind which style sheets could not be fetched; once, at the start of the app. */
export function watchStyles(): void {
  const heard = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target);
  };
  // Such an error does not bubble.
  addEventListener('error', heard, { capture: true });
}

/** Code that the server does not have, as after a deployment; loading the page again brings what replaced it. */
export class CodeMissing extends Error {
  override name = 'CodeMissing';
}

/**
 * `lazy` of React whose code may be asked for while the server cannot be reached: it then waits, and comes once the
 * server is back. Code that a server within reach does not have fails with `CodeMissing`.
 */
export const lazyCode: typeof lazy = (load) => lazy(() => loadOrWait(load));

/** The same for what is no component. */
export async function loadOrWait<T>(load: () => Promise<T>): Promise<T> {
  for (let isWithinReach = false; ; ) {
    try {
      await fetchMissingStyles();
      return await load();
    } catch (failure) {
      if (isWithinReach) throw new CodeMissing('this part of the page could not be loaded', { cause: failure });
      const answer = await post('/sys/ipinfoCloudFlare', {}, { silent: true, timeoutMs: lookTimeoutMs });
      // It may have come back between the two: the code is asked for once more before it counts as missing.
      isWithinReach = answer.ok || answer.error !== -1;
      if (isWithinReach) continue;
      reportAway();
      await untilReachable();
    }
  }
}

/**
 * The bundler asks for a style sheet with the first try of the code that needs it, and never again: code that comes with
 * a later try would come without its looks. One that fails again is heard of again.
 */
function fetchMissingStyles(): Promise<unknown> {
  const fetches = [...missingStyles].map((link) => {
    const again = link.cloneNode() as HTMLLinkElement;
    const settled = new Promise((done) => {
      again.onload = done;
      again.onerror = done;
    });
    link.replaceWith(again);
    return settled;
  });
  missingStyles.clear();
  // Anyone who asks meanwhile waits for the same.
  if (fetches.length > 0) stylesSettled = Promise.all([stylesSettled, ...fetches]);
  return stylesSettled;
}
