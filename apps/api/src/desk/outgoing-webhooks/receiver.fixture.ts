import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  headers: Record<string, string>;
  /** The bytes as they came. */
  body: string;
  event: { id: string; type: string; version: number; timestamp: string; data: Record<string, unknown> };
}

type Answer = (received: Received, response: ServerResponse) => void;

export interface TestReceiver {
  url: string;
  received: Received[];
  /** How many requests it answers at this moment, and the most there were at once. */
  open: { now: number; most: number };
  /** What it answers from now on; 204 before. */
  answers(answer: Answer): void;
  close(): Promise<void>;
}

export const status =
  (code: number, body = '', headers: Record<string, string> = {}): Answer =>
  (_, response) => {
    response.writeHead(code, headers).end(body);
  };

/** A real HTTP server of another system, on a free port of this machine. */
export async function startReceiver(): Promise<TestReceiver> {
  const received: Received[] = [];
  const open = { now: 0, most: 0 };
  let answer = status(204);
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      const one = { headers: request.headers as Record<string, string>, body, event: JSON.parse(body) };
      received.push(one);
      open.now += 1;
      open.most = Math.max(open.most, open.now);
      response.on('close', () => (open.now -= 1));
      answer(one, response);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    open,
    answers(next) {
      answer = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
