import type { IncomingMessage } from 'node:http';
import type { AddressRules } from '../../../lib/outgoing-address.ts';
import { openOutgoingPost } from '../../../lib/outgoing-post.ts';

const mostBytes = 5_000_000;
const withinMs = 60_000;
const connections = 4;

export interface PictureSource {
  /** The bytes at a public address; a sentence on why there are none. */
  fetch(url: string): Promise<Buffer | { problem: string }>;
  close(): void;
}

/** Pictures that others name. Redirects are not followed, and no more than 5 MB are read. */
export function openPictureSource(addresses: AddressRules): PictureSource {
  const outgoing = openOutgoingPost(addresses, { connections, withinMs, method: 'GET' });
  return {
    fetch(url) {
      const asking = outgoing.begin(url, { accept: 'image/avif,image/webp,image/png,image/jpeg' });
      if (!asking) return Promise.resolve({ problem: 'the address is not public' });
      return new Promise((done) => {
        asking.on('error', (error) => done({ problem: error.message }));
        asking.on('response', (answer) => {
          if (answer.statusCode === 200) return void bytesOf(answer).then(done);
          answer.resume();
          done({ problem: `HTTP ${answer.statusCode}` });
        });
        asking.end();
      });
    },
    close: outgoing.close,
  };
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer | { problem: string }> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of answer as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > mostBytes) return { problem: `more than ${mostBytes} bytes` };
      parts.push(part);
    }
  } catch (error) {
    return { problem: (error as Error).message };
  }
  return Buffer.concat(parts);
}
