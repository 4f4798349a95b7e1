import type { Broker } from './broker.ts';
import { openHearers } from './hearers.ts';

/** For one process alone: anyone who writes tables also tells the pages. */
export function inProcessBroker(): Broker {
  const hearers = openHearers(true);
  return {
    publish: hearers.tell,
    subscribe: hearers.subscribe,
    watch: hearers.watch,
    close: async () => hearers.clear(),
  };
}
