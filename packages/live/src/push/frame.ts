import type { LiveMessage } from '@fairhouse/contract/play';

/** A message as one event (WHATWG HTML, 9.2): made once, and written as it is to everybody who reads. */
export function frameOf(message: LiveMessage): Buffer {
  return Buffer.from(`data: ${JSON.stringify(message)}\n\n`);
}

/** Says that the connection lives, and nothing else. */
export const beat = Buffer.from(':\n\n');
