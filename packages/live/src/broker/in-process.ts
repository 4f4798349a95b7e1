import { EventEmitter } from 'node:events';
import type { Broker } from './broker.ts';

/** For one process alone: whoever writes tables also tells the pages. */
export function inProcessBroker(): Broker {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  return {
    publish: (channel, message) => void emitter.emit(channel, message),
    subscribe(channel, hear) {
      emitter.on(channel, hear);
      return () => void emitter.off(channel, hear);
    },
    close: async () => void emitter.removeAllListeners(),
  };
}
