import { type Hub, type HubDeps, openHub } from './hub.ts';

/** A hub that does in each second what it has to. */
export function startHub(deps: HubDeps): Hub {
  const hub = openHub(deps);
  const ticking = setInterval(hub.second, 1_000);
  return {
    ...hub,
    close() {
      clearInterval(ticking);
      hub.close();
    },
  };
}
