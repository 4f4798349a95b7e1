import { setImmediate } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Gives the event loop back. Every bet is answered on it, so what takes long is done in small steps with this between
 * them. One waiter continues in each turn of the loop: the bets wait for one step, however many statements are being made.
 */
export function nextTurn(): Promise<void> {
  last = last.then(() => setImmediate());
  return last;
}
