import type { LiveMessage } from '@fairhouse/contract/play';

/**
 * A message as one event (WHATWG HTML, 9.2) in one chunk of an answer (RFC 9112, 7.1): made once, and written as it is to the
 * connection of everybody who reads.
 */
export function frameOf(message: LiveMessage): Buffer {
  return chunkOf(`data: ${JSON.stringify(message)}\n\n`);
}

/** Says that the connection lives, and nothing else. */
export const beat = chunkOf(':\n\n');

function chunkOf(text: string): Buffer {
  return Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
}
