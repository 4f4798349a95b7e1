import { createParser } from 'eventsource-parser';
import type { LiveMessage } from '../../lib/round/wire.ts';

/** More than two heart-beats of the server: a line that is silent for longer is dead, whatever the browser thinks. */
const silentForMs = 40_000;

/**
 * Hands on each message of a stream until it ends. `alive` is called with how long the next sign of life may take, each time there was
 * one. The messages are our own server's, which holds them to the contract.
 */
export async function readEvents(
  body: ReadableStream<Uint8Array>,
  hear: (message: LiveMessage) => void,
  alive: (withinMs: number) => void,
): Promise<void> {
  const parser = createParser({ onEvent: ({ data }) => hear(JSON.parse(data) as LiveMessage) });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    alive(silentForMs);
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}
