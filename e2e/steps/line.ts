import { once } from 'node:events';
import { request as ask, createServer, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** The line between the browser and the casino, which a test can cut. */
export interface Line {
  /** Where the browser finds the casino: another origin than the casino's own. */
  origin: string;
  /** Nobody listens any more, as when the server has stopped. */
  cut(): Promise<void>;
  /** A gateway answers with a page of its own, as when the server behind it has stopped. */
  stall(): void;
  restore(): Promise<void>;
}

export async function layLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let stalled = false;
  let own = 0;

  async function listen(): Promise<void> {
    server = createServer((incoming, answer) => {
      if (stalled) return void answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
      const { method, url, headers } = incoming;
      const onward = ask({ hostname, port, method, path: url, headers }, (answered) => {
        answer.writeHead(answered.statusCode!, answered.headers);
        answered.pipe(answer);
      });
      onward.on('error', () => answer.destroy());
      incoming.pipe(onward);
    });
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    server.listen(own, '127.0.0.1');
    await once(server, 'listening');
    own = (server.address() as AddressInfo).port;
  }

  await listen();
  return {
    origin: `http://localhost:${own}`,
    async cut() {
      const closing = server;
      server = undefined;
      if (!closing) return;
      const closed = once(closing, 'close');
      closing.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    stall() {
      stalled = true;
    },
    async restore() {
      stalled = false;
      if (!server) await listen();
    },
  };
}
