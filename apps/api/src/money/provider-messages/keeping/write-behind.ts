import { messagesNotKept } from '../exchange.metrics.ts';
import type { ProviderMessage } from '../message.store.ts';

const mostWaiting = 2_000;
const mostAtOnce = 64;

export interface WriteBehind {
  /** Returns at once. Beyond what may wait, the message is counted as not kept. */
  add(message: ProviderMessage): void;
  /** When everything that was added has been written, or given up. */
  idle(): Promise<void>;
}

/**
 * Writes messages behind the payments that they are about: those that wait go in one statement. What the database refuses
 * is lost, and a payment never is.
 */
export function writeBehind(
  write: (messages: readonly ProviderMessage[]) => Promise<void>,
  log: { warn(details: object, message: string): void },
): WriteBehind {
  let waiting: ProviderMessage[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      try {
        await write(batch);
      } catch (error) {
        messagesNotKept.inc({ why: 'database' }, batch.length);
        log.warn({ err: error, messages: batch.length }, 'messages of providers could not be stored');
      }
    }
    writing = undefined;
  }

  return {
    add(message) {
      if (waiting.length >= mostWaiting) messagesNotKept.inc({ why: 'queueFull' });
      else waiting.push(message);
      writing ??= writeAll();
    },
    idle: async () => {
      while (writing) await writing;
    },
  };
}
